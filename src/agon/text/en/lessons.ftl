# What every lesson says; a game's own lessons have their words with the game.

learn-lesson = { $name } ({ $minutes } min): { $about }
    { "    " }{ $command }
lesson-later = The lesson comes to that later.
lesson-prepared = The lesson begins here: earlier choices cannot be taken back.
