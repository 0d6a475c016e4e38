# Duel on the page.

board-hybris-stage-postures = Your Posture for this Age
board-hybris-duel-token = { $side ->
        [portrait] token ({ $owner })
       *[forbidden] Forbidden ({ $owner })
    }
