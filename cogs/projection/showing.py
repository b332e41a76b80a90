"""One round of showing a match: what it is, what is remembered of its messages, and what is to be remembered after."""

from collections.abc import Mapping

from cogs.messages.posting import NotNow
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from games.kernel.pace import pace_of
from play.people.people import PersonSettings
from play.rules.clocks import stays_up
from play.rules.moment import Moment
from play.rules.nights import night_of
from play.shown import LossReport, Message, Messages, OldMessage

DEFAULTS = PersonSettings()


class Round:
    """A match as it is to be shown; what was done is collected, to be stored in one transaction.

    `found` are messages that were sent or changed; `old` those still to be put away, and `gone` those that were.
    `waiting`: seats whose secrets could not be sent to them. `fault`: why something is to be tried again that nobody
    needs to play; at the last try (`is_last_try`) it is given up instead. `has_shown_table`: Discord was asked to.
    """

    def __init__(
        self, moment: Moment, messages: Messages, settings: Mapping[int, PersonSettings], *, is_last_try: bool = False
    ) -> None:
        """Begin with what is known."""
        self.is_last_try = is_last_try
        self.moment = moment
        self.observation: Observation = moment.public()
        self.messages = messages
        self.settings = settings
        self.found: list[Message] = []
        self.old: list[OldMessage] = list(messages.old)
        self.gone: list[OldMessage | LossReport] = []
        self.waiting: list[Seat] = []
        self.fault: NotNow | None = None
        self.has_shown_table = False

    @property
    def match(self) -> MatchId:
        """Which match it is."""
        return self.moment.match

    def settings_of(self, user_id: int) -> PersonSettings:
        """Return the settings of somebody at the table."""
        return self.settings.get(user_id, DEFAULTS)

    def called_at(self, user_id: int, settings: PersonSettings, at: int) -> int:
        """Return from when on a message may ring for somebody: `at`, or after their excuse and their night.

        Who plays live stays up.
        """
        night = None if stays_up(pace_of(self.moment.card.pace)) else night_of(settings)
        free_at = self.observation.free_at(user_id, at)
        return free_at if night is None else night.morning(free_at)
