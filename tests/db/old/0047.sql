BEGIN TRANSACTION;
CREATE TABLE awaited (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    kind TEXT NOT NULL,
    is_owed BOOLEAN NOT NULL,
    asked_revision BIGINT NOT NULL,
    deadline_at BIGINT, asked_at BIGINT NOT NULL DEFAULT 0, claimed_until BIGINT, owed_since BIGINT, remind_at BIGINT, last_call_at BIGINT, call TEXT, call_until BIGINT, is_picked BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (match_id, seat)
);
INSERT INTO "awaited" VALUES(1,0,1001,'open',1,1,NULL,1800000000,NULL,1800000000,NULL,NULL,NULL,NULL,0);
INSERT INTO "awaited" VALUES(2,1,NULL,'bid',1,5,NULL,1802689200,NULL,1802685600,NULL,NULL,NULL,NULL,0);
INSERT INTO "awaited" VALUES(2,0,NULL,'bid',0,6,NULL,1802689200,NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "awaited" VALUES(3,0,1001,'open',1,1,1802786400,1802700000,NULL,1802700000,1802761200,1802775600,NULL,NULL,0);
INSERT INTO "awaited" VALUES(4,1,1002,'open',1,1,1802822400,1802700000,NULL,1802700000,1802761200,1802818800,NULL,NULL,0);
INSERT INTO "awaited" VALUES(5,0,1001,'open',1,1,1802700300,1802700000,NULL,1802700000,NULL,NULL,NULL,NULL,0);
INSERT INTO "awaited" VALUES(6,1,1002,'open',1,1,1802822400,1802700000,NULL,1802700000,1802761200,1802818800,NULL,NULL,0);
INSERT INTO "awaited" VALUES(7,1,1002,'open',1,1,1802822400,1802700000,NULL,1802700000,1802761200,1802818800,NULL,NULL,0);
INSERT INTO "awaited" VALUES(8,3,1004,'bid',1,6,1802786400,1802700000,NULL,1802700000,1802743200,1802775600,NULL,NULL,0);
INSERT INTO "awaited" VALUES(8,0,1001,'bid',1,6,1802786400,1802700000,NULL,1802700000,1802761200,1802775600,NULL,NULL,0);
INSERT INTO "awaited" VALUES(8,1,1002,'bid',1,6,1802822400,1802700000,NULL,1802700000,1802761200,1802818800,NULL,NULL,0);
INSERT INTO "awaited" VALUES(8,2,1003,'bid',1,6,1803218400,1803132000,NULL,1803132000,1803175200,1803207600,NULL,NULL,0);
INSERT INTO "awaited" VALUES(9,0,1001,'open',1,1,NULL,1802700000,NULL,1802700000,NULL,NULL,NULL,NULL,0);
CREATE TABLE blocked (
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);
CREATE TABLE checkpoints (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    snapshot BYTEA NOT NULL,
    PRIMARY KEY (match_id, revision)
);
INSERT INTO "checkpoints" VALUES(1,1,X'789C6551D16E83300CFC173FE7A12DDD0BBF82AACA4D3C88481314873269DABFCF0EA35ACBCB253E7CCE9DF9062E3812430B212D602050ECCB20250F29172106E46B21BC4BCB270626039350241D69A2E8632F3D39CDD1417B3480B32D3E45A20CEDC1804D3E8AB06B4C7331C036657DAA3B9883945320D7D73ACE211805617B510BB5BE55515B8946723BDA79B69895D7E9435AE27A0DA9405B87C2222986EA65CADED2460742A71EFF9AD0174D52C593782E5C259EAF4E1A9FC9078C4EFD76608F127B8593C2075C8CB08DDECF4F105606227BA791FE8B9A279CB7DB834A5A45DBD0F36B7982359A3A803EA41BE9FFC2FB24C71D79D4CF37EFDE178A9117CAEF2C7D5949B35F3F97B4D44DCB2A3A756FD363AFEE6759FB2BF9F30BD603B8EC');
INSERT INTO "checkpoints" VALUES(2,1,X'789C6550416EC3300CFB8BCE3EB4CB76C95782A2D06C2D31E25A81E5340386FD7D92BB66587BA1238694447D81549C49A087C41B384894C73A69291397AAC48472AE8417957C601272B02845AAE08572CCA36A0AAF39407F7480ABAF91335169A5E798D53874AE3B3910CFC5460D0777D0724914C656E7352567A0ECA86EA56EB31A9A9468A6F04487281E8BF1D67DE22DDF3E1357E85B53D83485C639688F123DDDE944186CC75F11C66A499A79D19DAB344B947350E19E7CC21C6CDF01FC5163FB971DDEE0E4EE6C67F07A8393364489C122EDD23BFCA9BBBD34DF952AEFA26E9FA1DD5A34DB00125E162313FB59DF0BCA6CBFDF63783C2866D9A83CB2F4E935CDF3F9A5F2D62EADA7186C7BCFD767F7B8EAD9FF93DF3FD149B8F0');
INSERT INTO "checkpoints" VALUES(3,1,X'789C6550D16EC3200CFC173FF3D02CEB4B7E25AA2A0A1E41A13802D2549AF6EFB349D36ECD8B65CE77E6CEDF908B1E3143078116501030BA32F0330F940A0383CEE782FACA942F1D322A98184266D084D147C79C4473B4D0350AF46C8AA78898A03B2830E4230BFB56B52705D95092AFFA833AF0730A685D7DC73904258551C76A86D6BF6A152AE28876075B9F8D4E82CBF68196B8B6810A7475292C9C62A85EA6E40D6E70406DC5E383A47D9124553CB1E792ABC4E7B365E233F9A0A315BF3D9886639B56CAA794239C14A31FD2BF0AA3BC50676F25D283FA52B67F88DBE0F85CD96CDD0D0BADF4359A3880A0AF13832ED0056518C88C32BF78FB7E511DF382E91DC5BBE138FBFBE7424B3D35DFA217FB866E7BB59BF9EEFFC19F5F7F0AB94C');
INSERT INTO "checkpoints" VALUES(4,1,X'789C6590C16EC3300886DF85B30F4DD35DFA2A5154319B25565C3B324E5369DABB0F9C756ADA0B82CF3F989F6FE08213319C21A4150C048A4319A5E431E5226044BE14C2AB48BE30301998059128D24CD1C74134392DD1C1B931808B2D3E45A25C4B9B7C94C6AE356D6F806DCAFA5577300729E7406EA8755C42301A840ED22D68FBAB4695124DE4DEB0F36C312BD7E9635AE3968654E05C87C22A2EC4CE4166646FE98103A1D31DFF44E88B3AA9CDB3EC5CB8B678BE3811FE3B1F313ADDB7037B14DBF6A4E143C28D4A82DE3C78FBF4D8CB4864EFD414D866FF5CB3E33E6B1E439FB2D3566ED6740308789D1566356DE08A3CE9F3A777AF07C5C82BE5574A772B6EDECFCF25ADF5D2728A4E77B7E9F6DE3D2C72F63DFCF9051957B90D');
INSERT INTO "checkpoints" VALUES(5,1,X'789C6591DD6EC3200C85DFC5D75C34EB7A935789A28A811750288E3069264D7BF7D9F4676B7B63E10FFBE063BE81AB9D91A187441B184898A71A24E540A50A08968F15ED494A3E6D6234B00842A9A00573CC93D4145AB387BE336057572365C402FDCE80A398A571D89BFD68801D157D6AD8999DA44B423FB53CAF29190D4227E9167479AB452D459CD1BF601FD9D9A25CD5036DF9724C54A16FA2B0898BD066594A7478C309ADD719AF45365675D29A1799B9726B897CF45278771E6CF63AEF00AE13DBEE4DC3FE1246F340DF351C601441CBD1ABA52BECFE5DDF4EDA72C64A77BD3FA1C39D895AB3A613C0C9F2AC30919BDB2F9545AF3FA27F5EA8CDBC6179A6F8E5C4CDEBFAB9D2D6362DAB18747A47E7D7EE6995B53FC29F5FD70EB8F0');
INSERT INTO "checkpoints" VALUES(6,1,X'789C6551CB8EC33008FC17CE3EF4B597FE4A5455D46613ABAE898CD3ACB4DA7F5F70DAACB6BD2033CC0083BF412A5E49E0088967709028F775D054062E558101E55C096F4AF9C424E460548894C123E5987BE5149E7280E3D6014EBE46CE44A5A59E635661B777FB9303F15C6C54B7711B4DC744A16F799E52721614ED55ADD032AB45A3125D29BCC1218AC762B8751F78CECB337185636B0AB3BA503B1BED51A2A7279C0883EDF82061ACE6A48947DDB94A9344390725AECE07CCC1F6EDC06FD5F6123E9670724F746FE1F040B5214A0C66E941DDADE5DDCAFE93D8EB4E95D7FA6E1D7480C59A6D003794AB827DE20BD9B7E16DB4F22586D783629699CA2B4A5F5EDDBC9F5F2ACFEDD27A8ACEB6F77C7F57F7939EFD3FF8F30BD10FB8ED');
INSERT INTO "checkpoints" VALUES(7,1,X'789C6590C16EC3300886DF85B30F6DB35DFA2A5155319B25561C3B324E5369DABB0F9C36DB9A0B321FFC989F2FE08203319C21A4050C048A5DE925E53EE522A047BE16C2515A3E31301998049174A489A28F9DF4E4344707E7A3019C6DF12912E59ADAE4A308DBC63417036C53D6AFDA8339483A05725DCDE31C82D120B413B5A0F5AF1AB5956820B7C3CEB3C5AC5CA7F76989EB33A402E73A14167121760E32237B4B4F1C089DEEF868425FD449154FB273E12AF17C75D2B839EF313ADDB705DB886DFBA6E17D0D1723F4B8A33210D93BB5F410FD2AEBEBB885D3B370A3923670FA535FADE90610709C1466356D60441EB4FCE1DDEB4131F242F995D2DD8A9BFDF9B9A4A55E5A4ED1EAF636DDF6EA6E96B3FF87DF3FE3ECB90D');
INSERT INTO "checkpoints" VALUES(8,1,X'789C7D52D16E83300CFC173FE7A12DDB0BBF8250E5261E444D1314875269DABFCF0E65EB34B50A32E17C39E76C3E810B9E89A18590163010280E65944F1E532E028CC8C7427811CA070626039340248C3451F471104E4E7374D0EE0DE06C8B4F912843DB18B0C94739D835A6AEDE00DB94B55CB733750934057243C5E21C82F91B243F889E24D7EAFFA20A109DC9BDA438CF16B372F40E635AE2BA0DA9405B8BC1227EC5F84EF4B2B7B4C181D0A99B3B097D51CFF5F024EE0AD7239E8F4E883F3D1A313A75D4813D48836CA3E14DC33BF446D0BDEE6B38ACA98A3ED20C5CA9A415FFD568EE1A521ED93B6DCC4A7E10DB6F8A6A4F6F01012F938043482792F705F9ACE99377CFDB8E9117CACFF374B3E2F2D5E0B8A4A5CE459AB53DBDFE14D757BAC32C837A96FEFA067A62DD4D');
INSERT INTO "checkpoints" VALUES(9,1,X'789C6551CB8E83300CFC179F73E0B1BDF02B085569E285886C8C92502AADF6DFD70E05A9ED6588276367C6FC42CA7AC6041D78DA4081C730E689CB3451CC4C4C3A5D33EA1F967C6B9F50C1C214B282160C2E8CAC89B4060B5DAD40AF263B0A8811BA4A812117B8B16F553B284886A23CD557AAE272F168C75287D57B25C0ECC8DD4CED6F151429E28CF683B62E191D8597E9136D613F7ACAD095A1B0718AA97859A23378D01EB5158F4F9176599294E6853DE7545A5CBA5A169EC9271DACF8EDC1D41CDB3407DC31130CEAE05B81AF1D061EA993B312EA79539FD79753DD9CA7CB09CDABAE863D9A3880D1D30D858D929ABF9ECC2C829BB3EF2BD5216D18DF597C18CEF3F90352A6ADEC9A97D18B7B43F7CFEE71E5C5BF927FFF8DCCB9CB');
INSERT INTO "checkpoints" VALUES(11,1,X'789C6591C16E83300C86DFC5E71CCADA5E781554555EE241D490A038944AD3DE7D76E83A512E4EFCF1DBF16FBE810BDE88A1859016301028F665909487948B8001F95A0847917C61603230092251A489A28FBD68729AA383B63180B32D3E45A25C539B7C94C2EE688E17036C53D6A7BA8339483A05727DCDE31C82D120B4976A41EB5B35AA94E8466E879D678B59B9761FD212D76B4805DADA14167121760ED2237B4B7F38103A9DF129425FD4492D9E64E6C2B5C4F3D589F0E57CC0E874DE0E6C23B6ED8786A386135CCC869E9E541A227BA796C09E15568DDEEE54D2B6CBFFEDFCEA717EB106566B3A01041CA7FA77B21E23F24DBF7E7AF7BE4F8CBC507EA7F4B06266BF7D2E69A98B964D743ABC4DF77D753FCBD6B7F0E717276AB88F');
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO "counters" VALUES('match',11);
INSERT INTO "counters" VALUES('writes',56);
INSERT INTO "counters" VALUES('epoch',0);
INSERT INTO "counters" VALUES('copied',0);
INSERT INTO "counters" VALUES('restored',0);
INSERT INTO "counters" VALUES('beat',1802700000);
INSERT INTO "counters" VALUES('break_since',0);
INSERT INTO "counters" VALUES('break_until',0);
INSERT INTO "counters" VALUES('break_after',0);
INSERT INTO "counters" VALUES('deck',0);
CREATE TABLE decks (
    id BIGINT PRIMARY KEY,
    user_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    hero TEXT NOT NULL,
    cards TEXT NOT NULL
);
CREATE TABLE declined (
    user_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (user_id, match_id)
);
CREATE TABLE direct_messages (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    revision BIGINT NOT NULL,
    page TEXT NOT NULL,
    is_waiting BOOLEAN NOT NULL,
    is_behind BOOLEAN NOT NULL,
    announced TEXT,
    PRIMARY KEY (match_id, seat)
);
CREATE TABLE "entries" (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    user_id BIGINT,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, revision)
);
INSERT INTO "entries" VALUES(1,1,NULL,'{"kind":"start","seat":null,"made_at":1800000000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c1","c2","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c3","c4","c4","c5"]},{"type":"round","round":1,"auctioneer":0}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,1,NULL,'{"kind":"start","seat":null,"made_at":1800000000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c2","c2","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c3","c4","c4"]},{"type":"round","round":1,"auctioneer":1}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,2,NULL,'{"kind":"default","seat":1,"made_at":1802678400,"decision":"open","seal":null,"move":{"type":"open"},"notation":"open","events":[{"type":"lot","lot":"lamp","dice":[1]}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"turn 1","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,3,NULL,'{"kind":"default","seat":1,"made_at":1802682000,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":1,"coins":0,"under":null}],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,4,NULL,'{"kind":"away","seat":1,"made_at":1802682000,"decision":"","seal":null,"move":null,"notation":"","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,5,NULL,'{"kind":"default","seat":0,"made_at":1802685600,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":0,"coins":0,"under":null}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,6,NULL,'{"kind":"default","seat":0,"made_at":1802689200,"decision":"bid","seal":"bid","move":{"type":"bid","card":"c1"},"notation":"bid c1","events":[{"type":"sealed","seat":0,"card":"c1"}],"final":false,"amended":false,"receipt":"97ffcab879d1ca067c3a72b182e8de5e08b55f9336f613664f32a53a19dbee98","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(2,7,NULL,'{"kind":"away","seat":0,"made_at":1802689200,"decision":"","seal":null,"move":null,"notation":"","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(3,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c3","c4","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c2","c2","c2","c5"]},{"type":"round","round":1,"auctioneer":0}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(4,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c2","c4","c5","veto"]},{"type":"dealt","seat":1,"count":4,"cards":["c2","c3","c4","c5"]},{"type":"round","round":1,"auctioneer":1}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(4,2,1002,'{"kind":"paused","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(5,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c2","c3","c3"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c2","c4","c5"]},{"type":"round","round":1,"auctioneer":0}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(5,2,1002,'{"kind":"hurried","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(6,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c1","c5","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c3","c4","c5"]},{"type":"round","round":1,"auctioneer":1}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(7,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c3","c4","c5","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c4","c5","c5"]},{"type":"round","round":1,"auctioneer":1}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c2","c3","c4","c5"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c1","c2","c4"]},{"type":"dealt","seat":2,"count":4,"cards":["c3","c4","c5","veto"]},{"type":"dealt","seat":3,"count":4,"cards":["c2","c3","c3","c5"]},{"type":"round","round":1,"auctioneer":3}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,2,1004,'{"kind":"move","seat":3,"made_at":1802700000,"decision":"open","seal":null,"move":{"type":"open"},"notation":"open","events":[{"type":"lot","lot":"lamp","dice":[5]}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"turn 1","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,3,1004,'{"kind":"move","seat":3,"made_at":1802700000,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":3,"coins":0,"under":null}],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,4,1001,'{"kind":"move","seat":0,"made_at":1802700000,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":0,"coins":0,"under":null}],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,5,1002,'{"kind":"move","seat":1,"made_at":1802700000,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":1,"coins":0,"under":null}],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,6,1003,'{"kind":"move","seat":2,"made_at":1802700000,"decision":"pledge","seal":null,"move":{"type":"pledge","coins":0,"card":null},"notation":"pledge 0","events":[{"type":"pledged","seat":2,"coins":0,"under":null}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(9,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c2","c2","veto"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c3","c4","c4"]},{"type":"round","round":1,"auctioneer":0}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(8,7,1003,'{"kind":"excused","seat":2,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"1803132000","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(11,1,NULL,'{"kind":"start","seat":null,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[{"type":"dealt","seat":0,"count":4,"cards":["c1","c2","c3","c4"]},{"type":"dealt","seat":1,"count":4,"cards":["c1","c2","c4","c4"]},{"type":"round","round":1,"auctioneer":1}],"final":true,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
INSERT INTO "entries" VALUES(11,2,1001,'{"kind":"resign","seat":0,"made_at":1802700000,"decision":"","seal":null,"move":null,"notation":"","events":[],"final":false,"amended":false,"receipt":"","opened":[],"dropped":[],"undoes":null,"plan":null,"clock":"","traceless":false,"counted":null}');
CREATE TABLE former_players (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE TABLE guilds (
    guild_id BIGINT PRIMARY KEY,
    language TEXT,
    channels TEXT NOT NULL,
    pace TEXT NOT NULL
);
CREATE TABLE invited (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    is_barred BOOLEAN NOT NULL, asked_at BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, user_id)
);
CREATE TABLE loss_reports (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    table_channel_id BIGINT NOT NULL,
    reason TEXT NOT NULL,
    announced TEXT,
    PRIMARY KEY (match_id, seat)
);
CREATE TABLE matches (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'ended', 'cancelled')),
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    pace TEXT NOT NULL,
    seat_limit BIGINT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT,
    parent_id BIGINT,
    host_user_id BIGINT,
    secret TEXT NOT NULL,
    commitment TEXT NOT NULL,
    revision BIGINT NOT NULL,
    snapshot TEXT,
    deadline_at BIGINT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    outcome TEXT,
    rematch_of BIGINT REFERENCES matches (id)
, clocks TEXT NOT NULL DEFAULT '[]', entries BIGINT NOT NULL DEFAULT 0, clock_changes BIGINT NOT NULL DEFAULT 0, restored_entries BIGINT, closes_at BIGINT, quiet_since BIGINT NOT NULL DEFAULT 0, when_late TEXT NOT NULL DEFAULT 'default', paused_at BIGINT, live_until BIGINT, calm_pace TEXT, asks_at BIGINT, excused_days BIGINT);
INSERT INTO "matches" VALUES(1,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','none',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000000','66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',1,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":0,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c1","c2","c5"],["c3","c4","c4","c5"]],"aside":["c1","c1","c3","c3","c4","c3","veto","c5","c2","c4","c5","c2","c2"],"lots":["globe","lamp","mask"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',NULL,1800000000,1800000000,NULL,NULL,NULL,'[]',1,1,NULL,1805292000,1800000000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','live',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000001','ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',7,'{"stakes":"low","length":"short","has_teams":false,"phase":"bidding","round":1,"auctioneer":1,"coins":[3,3],"scores":[0,0],"pledges":[0,0],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":["lamp"],"lot":"lamp","worth":1,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c2","c2","c5"],["c1","c3","c4","c4"]],"aside":["c2","c5","c5","c1","c3","c3","c1","c4","veto","c5","c3","c2","c4"],"lots":["clock","mask"],"bids":["c1",null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',NULL,1800000000,1800000000,NULL,NULL,NULL,'[[1,"turn 1",0]]',7,0,NULL,1803294000,1800000000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000002','9267d3dbed802941483f1afa2a6bc68de5f653128aca9bf1461c5d0a3ad36ed2',1,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":0,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c3","c4","c5"],["c2","c2","c2","c5"]],"aside":["c4","c1","c3","c3","c2","c5","c1","c5","c4","c1","c4","veto","c3"],"lots":["lamp","globe","clock"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',1802786400,1802700000,1802700000,NULL,NULL,NULL,'[]',1,1,NULL,NULL,1802700000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(4,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000003','d9147961436944f43cd99d28b2bbddbf452ef872b30c8279e255e7daafc7f946',2,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":1,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c2","c4","c5","veto"],["c2","c3","c4","c5"]],"aside":["c1","c3","c4","c3","c2","c3","c2","c1","c5","c1","c5","c4","c1"],"lots":["lamp","crown","mask"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',NULL,1802700000,1802700000,NULL,NULL,NULL,'[]',2,0,NULL,NULL,1802700000,'default',1802700000,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(5,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','live',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000004','e38990d0c7fc009880a9c07c23842e886c6bbdc964ce6bdd5817ad357335ee6f',2,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":0,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c2","c3","c3"],["c1","c2","c4","c5"]],"aside":["c4","c1","c4","c5","c4","c2","veto","c3","c1","c2","c5","c3","c5"],"lots":["mask","clock","harp"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',1802700300,1802700000,1802700000,NULL,NULL,NULL,'[]',2,0,NULL,NULL,1802700000,'default',NULL,1802703600,'daily',NULL,NULL);
INSERT INTO "matches" VALUES(6,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000005','96de8fc8c256fa1e1556d41af431cace7dca68707c78dd88c3acab8b17164c47',1,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":1,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c1","c5","c5"],["c1","c3","c4","c5"]],"aside":["c5","c2","c4","c2","c3","c3","c4","c3","veto","c2","c2","c1","c4"],"lots":["mask","globe","lamp"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',1802822400,1802700000,1802700000,NULL,NULL,NULL,'[]',1,0,NULL,NULL,1802700000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(7,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000006','d1ec675902ef1633427ca360b290b0b3045a0d9058ddb5e648b4c3c3224c5c68',1,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":1,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c3","c4","c5","c5"],["c1","c4","c5","c5"]],"aside":["c3","c3","c4","c3","c1","c1","c2","c4","veto","c2","c2","c1","c2"],"lots":["lamp","crown","mask"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',1802822400,1802700000,1802700000,NULL,NULL,NULL,'[]',1,0,NULL,NULL,1802700000,'vote',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(8,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000007','48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08',7,'{"stakes":"low","length":"short","has_teams":false,"phase":"bidding","round":1,"auctioneer":3,"coins":[3,3,3,3],"scores":[0,0,0,0],"pledges":[0,0,0,0],"gone":[false,false,false,false],"peeked":[false,false,false,false],"discard":[],"shown":["lamp"],"lot":"lamp","worth":5,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c2","c3","c4","c5"],["c1","c1","c2","c4"],["c3","c4","c5","veto"],["c2","c3","c3","c5"]],"aside":["c5","c1","c2","c1","c4"],"lots":["globe","mask"],"bids":[null,null,null,null],"answers":[null,null,null,null],"exchanges":[null,null,null,null],"stowed":[[],[],[],[]],"covers":[null,null,null,null],"guards":[null,null,null,null]}',1802786400,1802700000,1802700000,NULL,NULL,NULL,'[[3,"turn 1",86400]]',7,0,NULL,NULL,1802700000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(9,'auction',1,'running','{"stakes":"low","length":"short","teams":"off"}','en','none',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000008','38df1c1f64a24a77b23393bca50dff872e31edc4f3b5aa3b90ad0b82f4f089b6',1,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":0,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c2","c2","veto"],["c1","c3","c4","c4"]],"aside":["c3","c1","c4","c5","c3","c2","c3","c5","c5","c2","c4","c5","c1"],"lots":["globe","crown","clock"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',NULL,1802700000,1802700000,NULL,NULL,NULL,'[]',1,0,NULL,NULL,1802700000,'default',NULL,NULL,NULL,1805292000,NULL);
INSERT INTO "matches" VALUES(10,'auction',1,'open','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1001,'0000000000000000000000000000000000000000000000000000000000000009','887bf140ce0b6a497ed8db5c7498a45454f0b2bd644b0313f7a82acc084d0027',0,NULL,NULL,1802700000,NULL,NULL,NULL,NULL,'[]',0,0,NULL,1803909600,1802700000,'default',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(11,'auction',1,'ended','{"stakes":"low","length":"short","teams":"off"}','en','daily',4,NULL,NULL,NULL,1002,'000000000000000000000000000000000000000000000000000000000000000a','81b04ae4944e1704a65bc3a57b6fc3b06a6b923e3c558d611f6a854b5539ec13',2,'{"stakes":"low","length":"short","has_teams":false,"phase":"opening","round":1,"auctioneer":1,"coins":[3,3],"scores":[0,0],"pledges":[null,null],"gone":[false,false],"peeked":[false,false],"discard":[],"shown":[],"lot":null,"worth":0,"price":null,"leader":null,"waiting":[],"points":0,"is_dead":false,"hands":[["c1","c2","c3","c4"],["c1","c2","c4","c4"]],"aside":["c5","c1","c5","veto","c2","c3","c2","c3","c5","c4","c5","c3","c1"],"lots":["lamp","harp","mask"],"bids":[null,null],"answers":[null,null],"exchanges":[null,null],"stowed":[[],[]],"covers":[null,null],"guards":[null,null]}',NULL,1802700000,1802700000,1802700000,'{"places":[2,1],"scores":[0,0],"reason":"resigned"}',NULL,'[[1,"turn 1",122400]]',2,0,NULL,NULL,1802700000,'default',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL);
INSERT INTO "migrations" VALUES(1,'0001_matches',1795617434);
INSERT INTO "migrations" VALUES(2,'0002_people',1795617434);
INSERT INTO "migrations" VALUES(3,'0003_shown',1795617434);
INSERT INTO "migrations" VALUES(4,'0004_lost',1795617434);
INSERT INTO "migrations" VALUES(5,'0005_behind',1795617434);
INSERT INTO "migrations" VALUES(6,'0006_spoken',1795617434);
INSERT INTO "migrations" VALUES(7,'0007_unasked',1795617434);
INSERT INTO "migrations" VALUES(8,'0008_plans',1795617434);
INSERT INTO "migrations" VALUES(9,'0009_seals',1795617434);
INSERT INTO "migrations" VALUES(10,'0010_entries',1795617434);
INSERT INTO "migrations" VALUES(11,'0011_clocks',1795617434);
INSERT INTO "migrations" VALUES(12,'0012_messages',1795617434);
INSERT INTO "migrations" VALUES(13,'0013_plan_versions',1795617434);
INSERT INTO "migrations" VALUES(14,'0014_traceless',1795617434);
INSERT INTO "migrations" VALUES(15,'0015_draws',1795617434);
INSERT INTO "migrations" VALUES(16,'0016_wish_notes',1795617434);
INSERT INTO "migrations" VALUES(17,'0017_agreements',1795617434);
INSERT INTO "migrations" VALUES(18,'0018_lineage',1795617434);
INSERT INTO "migrations" VALUES(19,'0019_put_away',1795617434);
INSERT INTO "migrations" VALUES(20,'0020_declined',1795617434);
INSERT INTO "migrations" VALUES(21,'0021_default_pace',1795617434);
INSERT INTO "migrations" VALUES(22,'0022_clocks',1795617434);
INSERT INTO "migrations" VALUES(23,'0023_presence',1795617434);
INSERT INTO "migrations" VALUES(24,'0024_restored',1795617434);
INSERT INTO "migrations" VALUES(25,'0025_closing',1795617434);
INSERT INTO "migrations" VALUES(26,'0026_hosts',1795617434);
INSERT INTO "migrations" VALUES(27,'0027_when_late',1795617434);
INSERT INTO "migrations" VALUES(28,'0028_nights',1795617434);
INSERT INTO "migrations" VALUES(29,'0029_reminders',1795617434);
INSERT INTO "migrations" VALUES(30,'0030_misnamed',1795617434);
INSERT INTO "migrations" VALUES(31,'0031_breaks',1795617434);
INSERT INTO "migrations" VALUES(32,'0032_seats_on_offer',1795617434);
INSERT INTO "migrations" VALUES(33,'0033_decks',1795617434);
INSERT INTO "migrations" VALUES(34,'0034_votes',1795617434);
INSERT INTO "migrations" VALUES(35,'0035_digests',1795617434);
INSERT INTO "migrations" VALUES(36,'0036_read',1795617434);
INSERT INTO "migrations" VALUES(37,'0037_calls',1795617434);
INSERT INTO "migrations" VALUES(38,'0038_blocks',1795617434);
INSERT INTO "migrations" VALUES(39,'0039_pings',1795617434);
INSERT INTO "migrations" VALUES(40,'0040_reliability',1795617434);
INSERT INTO "migrations" VALUES(41,'0041_pauses',1795617434);
INSERT INTO "migrations" VALUES(42,'0042_live',1795617434);
INSERT INTO "migrations" VALUES(43,'0043_silence',1795617434);
INSERT INTO "migrations" VALUES(44,'0044_webhooks',1795617434);
INSERT INTO "migrations" VALUES(45,'0045_excused',1795617434);
INSERT INTO "migrations" VALUES(46,'0046_asked_nothing',1795617434);
INSERT INTO "migrations" VALUES(47,'0047_claimed_tables',1795617434);
CREATE TABLE old_messages (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    log_after BIGINT,
    log_until BIGINT NOT NULL,
    is_out_of_reach BOOLEAN NOT NULL, is_put_away BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (match_id, message_id)
);
CREATE TABLE people (
    user_id BIGINT PRIMARY KEY,
    language TEXT,
    secrets TEXT NOT NULL,
    mentions TEXT NOT NULL,
    text_only BOOLEAN NOT NULL,
    safe_palette BOOLEAN NOT NULL
, discord_locale TEXT, time_zone TEXT, sleeps_at BIGINT NOT NULL DEFAULT 1320, wakes_at BIGINT NOT NULL DEFAULT 480, reminders TEXT NOT NULL DEFAULT 'dm', digested_at BIGINT NOT NULL DEFAULT 0, digest_at BIGINT, away_until BIGINT);
INSERT INTO "people" VALUES(1001,NULL,'dm','loud',0,0,NULL,'Europe/Berlin',1320,480,'dm',0,NULL,NULL);
INSERT INTO "people" VALUES(1002,NULL,'dm','loud',0,0,NULL,'Asia/Tokyo',1320,480,'digest',0,NULL,NULL);
INSERT INTO "people" VALUES(1003,NULL,'dm','loud',0,0,NULL,NULL,1320,480,'dm',0,NULL,1803132000);
CREATE TABLE pings (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    by_seat BIGINT NOT NULL,
    pinged_at BIGINT NOT NULL,
    due_at BIGINT,
    PRIMARY KEY (match_id, seat)
);
INSERT INTO "pings" VALUES(3,0,1,1802700000,1802700000);
CREATE TABLE plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    question BIGINT NOT NULL,
    moves TEXT NOT NULL, version BIGINT NOT NULL DEFAULT 0, goes_on BOOLEAN NOT NULL DEFAULT FALSE, asked TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, seat, kind)
);
CREATE TABLE seats (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    sitter TEXT NOT NULL CHECK (sitter IN ('person', 'ai', 'absent')),
    level TEXT NOT NULL,
    salt TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    left_revision BIGINT,
    seen_revision BIGINT, has_notes BOOLEAN NOT NULL DEFAULT FALSE, misses BIGINT NOT NULL DEFAULT 0, missed_clock TEXT NOT NULL DEFAULT '', away_revision BIGINT, agrees TEXT NOT NULL DEFAULT '{}', offered_at BIGINT, offered_to BIGINT, is_out BOOLEAN NOT NULL DEFAULT FALSE, taken_revision BIGINT, read_revision BIGINT, excused_until BIGINT, excused_days BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, user_id)
);
INSERT INTO "seats" VALUES(1,0,1001,'Ann','person','','salt 1',1800000000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(1,1,1002,'Boris','person','','salt 2',1800000000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,0,1001,'Ann','person','','salt 1',1800000000,NULL,NULL,0,2,'',7,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,1,1002,'Boris','person','','salt 2',1800000000,NULL,NULL,0,2,'',4,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(4,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(4,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(5,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(5,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(6,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{"cancel":1802700000}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(6,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(7,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(7,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(8,0,1001,'Ann','person','','salt 1',1802700000,NULL,4,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(8,1,1002,'Boris','person','','salt 2',1802700000,NULL,5,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(8,2,1003,'Vera','person','','salt 3',1802700000,NULL,6,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,1803132000,5);
INSERT INTO "seats" VALUES(8,3,1004,'Gleb','person','','salt 4',1802700000,NULL,3,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(9,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(9,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(10,0,1001,'Ann','person','','salt 1',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(10,1,1003,'Vera','person','','salt 3',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(11,0,1001,'Ann','absent','','salt 1',1802700000,2,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(11,1,1002,'Boris','person','','salt 2',1802700000,NULL,NULL,0,0,'',NULL,'{}',NULL,NULL,0,NULL,NULL,NULL,0);
CREATE TABLE still_asked (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
INSERT INTO "still_asked" VALUES(1,0,1802700000);
INSERT INTO "still_asked" VALUES(1,1,1802700000);
CREATE TABLE table_messages (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    channel_id BIGINT,
    message_id BIGINT,
    revision BIGINT NOT NULL,
    page TEXT NOT NULL,
    log_after BIGINT NOT NULL,
    called TEXT NOT NULL,
    lost TEXT,
    changes BIGINT NOT NULL,
    shown_changes BIGINT NOT NULL,
    announced TEXT,
    announced_channel_id BIGINT,
    announced_log_after BIGINT
, is_misnamed BOOLEAN NOT NULL DEFAULT FALSE, calls_at BIGINT, claimed_by TEXT NOT NULL DEFAULT '', claimed_until BIGINT NOT NULL DEFAULT 0);
INSERT INTO "table_messages" VALUES(1,NULL,NULL,0,'',0,'[]',NULL,5,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(2,NULL,NULL,0,'',0,'[]',NULL,8,0,NULL,NULL,NULL,1,NULL,'574ebf16a5cc38be',1802689230);
INSERT INTO "table_messages" VALUES(3,NULL,NULL,0,'',0,'[]',NULL,4,0,NULL,NULL,NULL,1,1802732400,'',0);
INSERT INTO "table_messages" VALUES(4,NULL,NULL,0,'',0,'[]',NULL,7,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(5,NULL,NULL,0,'',0,'[]',NULL,7,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(6,NULL,NULL,0,'',0,'[]',NULL,5,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(7,NULL,NULL,0,'',0,'[]',NULL,5,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(8,NULL,NULL,0,'',0,'[]',NULL,12,0,NULL,NULL,NULL,1,NULL,'574ebf16a5cc38be',1802700030);
INSERT INTO "table_messages" VALUES(9,NULL,NULL,0,'',0,'[]',NULL,4,0,NULL,NULL,NULL,1,NULL,'',0);
INSERT INTO "table_messages" VALUES(10,NULL,NULL,0,'',0,'[]',NULL,2,0,NULL,NULL,NULL,0,NULL,'',0);
INSERT INTO "table_messages" VALUES(11,NULL,NULL,0,'',0,'[]',NULL,5,0,NULL,NULL,NULL,1,NULL,'574ebf16a5cc38be',1802700030);
CREATE TABLE wanted (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    rule TEXT NOT NULL
);
CREATE TABLE webhook_events (
    user_id BIGINT NOT NULL,
    event TEXT NOT NULL,
    told_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, event)
);
CREATE TABLE webhooks (
    user_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL,
    url TEXT NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    told_revision BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, match_id)
);
CREATE UNIQUE INDEX matches_active_channel ON matches (channel_id) WHERE status IN ('open', 'running');
CREATE INDEX matches_active ON matches (id) WHERE status IN ('open', 'running');
CREATE INDEX matches_open ON matches (id) WHERE status = 'open';
CREATE INDEX matches_guild ON matches (guild_id, status, id);
CREATE INDEX matches_host ON matches (host_user_id);
CREATE INDEX matches_rematch ON matches (rematch_of);
CREATE INDEX seats_person ON seats (user_id, match_id);
CREATE INDEX invited_person ON invited (user_id);
CREATE INDEX awaited_person ON awaited (user_id, deadline_at) WHERE is_owed;
CREATE INDEX awaited_nobody ON awaited (match_id) WHERE is_owed AND user_id IS NULL;
CREATE INDEX awaited_deadline ON awaited (deadline_at) WHERE is_owed AND deadline_at IS NOT NULL;
CREATE INDEX entries_person ON entries (user_id, match_id, revision);
CREATE INDEX table_messages_lost ON table_messages (match_id) WHERE lost IS NOT NULL;
CREATE INDEX direct_messages_announced ON direct_messages (match_id) WHERE announced IS NOT NULL;
CREATE INDEX matches_channel ON matches (channel_id);
CREATE INDEX old_messages_due ON old_messages (match_id) WHERE NOT is_out_of_reach AND NOT is_put_away;
CREATE INDEX matches_closing ON matches (closes_at) WHERE status IN ('open', 'running') AND closes_at IS NOT NULL;
CREATE INDEX awaited_silence ON awaited (owed_since) WHERE is_owed AND deadline_at IS NULL;
CREATE INDEX awaited_reminder ON awaited (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX table_messages_behind ON table_messages (match_id)
WHERE shown_changes < changes OR announced IS NOT NULL OR is_misnamed;
CREATE INDEX seats_offered ON seats (offered_to) WHERE offered_to IS NOT NULL;
CREATE INDEX former_players_person ON former_players (user_id);
CREATE INDEX decks_person ON decks (user_id, game, id);
CREATE INDEX seats_votes ON seats (match_id) WHERE agrees <> '{}';
CREATE INDEX people_digest ON people (digested_at) WHERE reminders = 'digest';
CREATE INDEX table_messages_calls ON table_messages (calls_at) WHERE calls_at IS NOT NULL;
CREATE INDEX pings_due ON pings (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_paused ON matches (paused_at) WHERE paused_at IS NOT NULL;
CREATE INDEX matches_live ON matches (live_until) WHERE live_until IS NOT NULL;
CREATE INDEX matches_asking ON matches (asks_at) WHERE status = 'running' AND asks_at IS NOT NULL;
CREATE INDEX still_asked_due ON still_asked (due_at);
CREATE INDEX webhooks_of_matches ON webhooks (match_id) WHERE match_id <> 0;
CREATE INDEX webhook_events_old ON webhook_events (told_at);
CREATE INDEX seats_excused ON seats (excused_until) WHERE excused_until IS NOT NULL;
COMMIT;
