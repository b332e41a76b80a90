yes = Да
no = Нет
