# Ce que compte `agon sim --report`.

hellas-report-hero = Héros choisis
hellas-report-start = Régions de départ
hellas-report-regular = Actions normales
hellas-report-special = Actions spéciales
hellas-report-prayed = Dieux adorés
hellas-report-built = Monuments élevés
hellas-report-controlled = Régions prises
hellas-report-temple = Temples bâtis
hellas-report-kept = Bénédictions reçues
hellas-report-gained = Artéfacts reçus
hellas-report-worked = Pouvoirs qui ont servi
hellas-report-played = Cartes Combat jouées
hellas-report-attacked = Attaques de Monstres
hellas-report-done = Quêtes accomplies, quand elles sont sorties
hellas-report-slain = Monstres tués, quand ils sont venus
hellas-report-won = Façons de gagner
hellas-report-occupied = Régions prises par les Perses
hellas-report-ended = Fins du premier acte
hellas-report-told = Scripts appliqués
