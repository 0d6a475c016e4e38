# Ce que disent toutes les leçons ; celles d’un jeu ont leurs mots avec lui.

learn-lesson = { $name } ({ $minutes } min) : { $about }
    { "    " }{ $command }
lesson-later = La leçon y viendra plus tard.
lesson-prepared = La leçon commence ici : ce qui a été préparé reste.
