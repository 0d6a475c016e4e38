# Le Duel sur la page.

board-hybris-stage-postures = Votre Posture pour cet Âge
board-hybris-duel-token = { $side ->
        [portrait] jeton ({ $owner })
       *[forbidden] Interdit ({ $owner })
    }
