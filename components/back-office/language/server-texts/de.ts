import type { TranslatedServerTexts } from './english'

export default {
  'A filter of your PayPal account refused it': 'Ein Filter Ihres PayPal-Kontos hat sie abgelehnt',
  'A fraud filter of your Authorize.Net account refused it':
    'Ein Betrugsfilter Ihres Authorize.Net-Kontos hat sie abgelehnt',
  'A test message stands in the channel.': 'Im Kanal steht eine Testnachricht.',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'Angefordert in „Meine Bibliothek“, geöffnet über einen an diese Adresse gemailten Link: Ihr Inhaber möchte, dass seine personenbezogenen Daten gelöscht werden. Bitte antworten Sie innerhalb von {days} Tagen.',
  'Authorize.Net does not accept the store’s credentials':
    'Authorize.Net akzeptiert die Zugangsdaten des Shops nicht',
  'Authorize.Net knows no transaction {id}': 'Authorize.Net kennt keine Transaktion {id}',
  'Authorize.Net refused its batches': 'Authorize.Net hat seine Stapel verweigert',
  'Authorize.Net refused its list of batches ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net hat seine Liste der Stapel verweigert ({code}). Die Transaction Details API muss in seinen Einstellungen eingeschaltet werden.',
  'Authorize.Net refused its list of transactions ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net hat seine Liste der Transaktionen verweigert ({code}). Die Transaction Details API muss in seinen Einstellungen eingeschaltet werden.',
  'Authorize.Net’s batch {id} has no time that can be read':
    'Der Stapel {id} von Authorize.Net hat keine lesbare Zeit',
  'Authorize.Net’s list of transactions does not end':
    'Die Liste der Transaktionen von Authorize.Net hat kein Ende',
  'Authorize.Net’s {what} has an amount that cannot be read':
    'Authorize.Net nennt einen Betrag, der nicht gelesen werden kann ({what})',
  'Brevo does not take this key.': 'Brevo nimmt diesen Schlüssel nicht an.',
  'Brevo knows the key and the list.': 'Brevo kennt den Schlüssel und die Liste.',
  'Brevo knows the key, but no such list.': 'Brevo kennt den Schlüssel, aber keine solche Liste.',
  Card: 'Karte',
  'Klarna cannot be reached': 'Klarna ist nicht erreichbar',
  'Klarna declined the payment': 'Klarna hat die Zahlung abgelehnt',
  'Klarna did not accept the order’s data': 'Klarna hat die Daten der Bestellung nicht angenommen',
  'Klarna did not allow the capture': 'Klarna hat den Einzug nicht zugelassen',
  'Klarna did not answer': 'Klarna hat nicht geantwortet',
  'Klarna does not accept the store’s credentials':
    'Klarna akzeptiert die Zugangsdaten des Shops nicht',
  'Klarna is in trouble': 'Klarna hat eine Störung',
  'Klarna refused the payment': 'Klarna hat die Zahlung zurückgewiesen',
  'Klarna refused the purchase after a check': 'Klarna hat den Kauf nach einer Prüfung abgelehnt',
  'Klarna stopped the purchase after a check': 'Klarna hat den Kauf nach einer Prüfung gestoppt',
  'The approval at Klarna had expired': 'Die Freigabe bei Klarna war abgelaufen',
  'The purchase expired at Klarna before it was captured':
    'Der Kauf ist bei Klarna abgelaufen, bevor er eingezogen wurde',
  'The purchase was cancelled at Klarna': 'Der Kauf wurde bei Klarna storniert',
  '{company} does not know this Secret Key.': '{company} kennt diesen geheimen Schlüssel nicht.',
  '{company} knows the Secret Key.': '{company} kennt den geheimen Schlüssel.',
  Declined: 'Abgelehnt',
  'Cloudflare does not know this zone.': 'Cloudflare kennt diese Zone nicht.',
  'Cloudflare knows this zone, but it is not active there.':
    'Cloudflare kennt diese Zone, aber sie ist dort nicht aktiv.',
  'Cloudflare knows this zone, but the store is not in it.':
    'Cloudflare kennt diese Zone, aber der Shop liegt nicht in ihr.',
  'Cloudflare takes the token, but it lacks the permission {permission}.':
    'Cloudflare nimmt das Token an, aber ihm fehlt die Berechtigung {permission}.',
  'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.':
    'Cloudflare nimmt das Token an. Nur der Schalter für Angriffe braucht auch die Berechtigung Zone Settings.',
  'Deleted category': 'Gelöschte Kategorie',
  'Deleted product': 'Gelöschtes Produkt',
  'Dropbox answered with status {status}.': 'Dropbox antwortete mit Status {status}.',
  'Dropbox could not be reached.': 'Dropbox war nicht erreichbar.',
  'Dropbox did not begin an upload.': 'Dropbox hat keinen Upload begonnen.',
  'Dropbox did not confirm the file.': 'Dropbox hat die Datei nicht bestätigt.',
  'Dropbox does not know the App Key, or the App Secret does not fit it.':
    'Dropbox kennt den App-Schlüssel nicht, oder das App-Geheimnis passt nicht dazu.',
  'Dropbox does not take the Refresh Token: it was revoked, or is of another app.':
    'Dropbox nimmt das Aktualisierungstoken nicht an: Es wurde widerrufen oder gehört zu einer anderen App.',
  'Dropbox does not take the name of this folder.':
    'Dropbox nimmt den Namen dieses Ordners nicht an.',
  'Dropbox ended the upload before it was done.':
    'Dropbox hat den Upload beendet, bevor er fertig war.',
  'Dropbox gave no access token: status {status}.':
    'Dropbox gab kein Zugriffstoken: Status {status}.',
  'Dropbox has no room left.': 'Dropbox hat keinen Platz mehr.',
  'Dropbox has other bytes of it than it was sent.':
    'Dropbox hat andere Bytes davon, als gesendet wurden.',
  'Dropbox has {bytes} bytes of it, and was sent {size}.':
    'Dropbox hat {bytes} Bytes davon, gesendet wurden {size}.',
  'Dropbox takes files, but does not delete them: older backups stay there.':
    'Dropbox nimmt Dateien an, löscht sie aber nicht: Ältere Sicherungen bleiben dort.',
  'Dropbox takes, lists and deletes files.':
    'Dropbox nimmt Dateien an, listet sie auf und löscht sie.',
  'Dropbox took a file, but does not list it.':
    'Dropbox hat eine Datei angenommen, listet sie aber nicht auf.',
  'Gift card': 'Geschenkkarte',
  'Google does not know this key: it was deleted, or its service account was.':
    'Google kennt diesen Schlüssel nicht: Er oder sein Dienstkonto wurde gelöscht.',
  'Google does not take this key any more.': 'Google nimmt diesen Schlüssel nicht mehr an.',
  'Google gave no access token: status {status}.':
    'Google gab kein Zugriffstoken: Status {status}.',
  'It was interrupted three times.': 'Sie wurde dreimal unterbrochen.',
  'It was interrupted.': 'Sie wurde unterbrochen.',
  'Klaviyo does not take this key.': 'Klaviyo nimmt diesen Schlüssel nicht an.',
  'Klaviyo knows the key and the list.': 'Klaviyo kennt den Schlüssel und die Liste.',
  'Klaviyo knows the key, but it may not do enough.':
    'Klaviyo kennt den Schlüssel, aber er darf nicht genug.',
  'Klaviyo knows the key, but no such list.':
    'Klaviyo kennt den Schlüssel, aber keine solche Liste.',
  'Mailchimp does not take this key.': 'Mailchimp nimmt diesen Schlüssel nicht an.',
  'Mailchimp knows the key and the audience.': 'Mailchimp kennt den Schlüssel und die Zielgruppe.',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimp kennt den Schlüssel, aber keine solche Zielgruppe.',
  Message: 'Nachricht',
  'Newsletter: {state}.': 'Newsletter: {state}.',
  'No PayPal order was created': 'Es wurde keine PayPal-Bestellung angelegt',
  'No mail server is set (MAIL_URL, or a mail plugin), so mails wait in the outbox':
    'Es ist kein Mailserver eingestellt (MAIL_URL oder ein E-Mail-Plugin), daher warten E-Mails im Postausgang',
  'No payment of this store': 'Keine Zahlung dieses Shops',
  'No refund was made': 'Es wurde nichts erstattet',
  'Nothing to do': 'Nichts zu tun',
  'Older backups could not be removed: {reason}':
    'Ältere Sicherungen konnten nicht entfernt werden: {reason}',
  'Order cancelled: {reason}': 'Bestellung storniert: {reason}',
  'Orders: {orders}.': 'Bestellungen: {orders}.',
  'PayPal cannot be reached': 'PayPal ist nicht erreichbar',
  'PayPal declined the payment': 'PayPal hat die Zahlung abgelehnt',
  'PayPal did not answer': 'PayPal hat nicht geantwortet',
  'PayPal does not accept the store’s credentials':
    'PayPal akzeptiert die Zugangsdaten des Shops nicht',
  'PayPal does not answer ({message})': 'PayPal antwortet nicht ({message})',
  'PayPal does not let this payer pay': 'PayPal lässt diesen Zahlenden nicht zahlen',
  'PayPal gave an answer that cannot be read':
    'PayPal gab eine Antwort, die nicht gelesen werden kann',
  'PayPal gave no access token': 'PayPal gab kein Zugriffstoken',
  'PayPal has too many transactions in one minute':
    'PayPal hat zu viele Transaktionen in einer Minute',
  'PayPal is in trouble': 'PayPal hat eine Störung',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search".':
    'PayPal hat seine Liste der Transaktionen verweigert ({status}). Die App braucht die Berechtigung „Transaction search“.',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search"; PayPal takes up to 9 hours to apply it.':
    'PayPal hat seine Liste der Transaktionen verweigert ({status}). Die App braucht die Berechtigung „Transaction search“; PayPal braucht bis zu 9 Stunden, um sie anzuwenden.',
  'PayPal refused the call': 'PayPal hat den Aufruf abgelehnt',
  'PayPal refused the payment': 'PayPal hat die Zahlung abgelehnt',
  'PayPal was in trouble': 'PayPal hatte eine Störung',
  'PayPal’s list has a transaction that cannot be read ({id})':
    'Die Liste von PayPal enthält eine Transaktion, die nicht gelesen werden kann ({id})',
  'PayPal’s list of transactions cannot be read':
    'Die Liste der Transaktionen von PayPal kann nicht gelesen werden',
  'PayPal’s rules do not allow the payment': 'Die Regeln von PayPal lassen die Zahlung nicht zu',
  'Payment by card': 'Kartenzahlung',
  'Payment disputed: {reason}': 'Zahlung angefochten: {reason}',
  'Payment was declined': 'Die Zahlung wurde abgelehnt',
  'Payment was not completed': 'Die Zahlung wurde nicht abgeschlossen',
  'Payment {id} is not captured yet': 'Die Zahlung {id} ist noch nicht eingezogen',
  'Please delete my data': 'Bitte löschen Sie meine Daten',
  'Refunded at {provider}': 'Bei {provider} erstattet',
  'Square cannot take payments at the moment.': 'Square kann derzeit keine Zahlungen annehmen.',
  'Square does not accept the store’s credentials':
    'Square akzeptiert die Zugangsdaten des Shops nicht',
  'Square knows no such location in this account.':
    'Square kennt in diesem Konto keinen solchen Standort.',
  'Square knows no such payment': 'Square kennt keine solche Zahlung',
  'Square was asked too often': 'Square wurde zu oft gefragt',
  'The bank asks to try again later': 'Die Bank bittet, es später noch einmal zu versuchen',
  'The card cannot be used for this kind of purchase':
    'Die Karte kann für diese Art von Kauf nicht verwendet werden',
  'The card has reached its limit': 'Die Karte hat ihr Limit erreicht',
  'The location cannot take cards at Square.':
    'Der Standort kann bei Square keine Karten annehmen.',
  'The location takes {currency}: choose that as its currency.':
    'Der Standort nimmt {currency} an: Wählen Sie das als seine Währung.',
  'The bank wants to ask its customer, which is not possible with Authorize.Net':
    'Die Bank möchte ihren Kunden fragen, was mit Authorize.Net nicht möglich ist',
  'The bank wants to ask its customer': 'Die Bank möchte ihren Kunden fragen',
  'The bank did not confirm that it is its customer who pays':
    'Die Bank hat nicht bestätigt, dass ihr Kunde zahlt',
  'The payer did not confirm the payment at his bank':
    'Der Zahler hat die Zahlung bei seiner Bank nicht bestätigt',
  'The payment was cancelled at Square': 'Die Zahlung wurde bei Square abgebrochen',
  'The postal code is not the card’s': 'Die Postleitzahl ist nicht die der Karte',
  'The store’s access token at Square lacks a permission':
    'Dem Zugriffstoken des Shops bei Square fehlt eine Berechtigung',
  'There was not enough money on the account': 'Auf dem Konto war nicht genug Geld',
  'Started, but never approved': 'Begonnen, aber nie freigegeben',
  'Taken back by {provider}': 'Von {provider} zurückgeholt',
  'Tax ID confirmed: the tax goes back': 'USt-IdNr. bestätigt: Die Steuer geht zurück',
  'The Public Key is not one: look whether all of it was copied.':
    'Der öffentliche Schlüssel ist keiner: Prüfen Sie, ob er ganz kopiert wurde.',
  'The Secret Access Key does not fit the Access Key ID.':
    'Der geheime Zugriffsschlüssel passt nicht zur Zugriffsschlüssel-ID.',
  'The Service Account is not the JSON file of a key: paste all of it.':
    'Das Dienstkonto ist nicht die JSON-Datei eines Schlüssels: Fügen Sie sie ganz ein.',
  'The address of the receiver is not valid': 'Die Adresse des Empfängers ist ungültig',
  'The amount is not valid': 'Der Betrag ist ungültig',
  'The app at Dropbox lacks the permission {scope}.':
    'Der App bei Dropbox fehlt die Berechtigung {scope}.',
  'The app may not write into this folder of Dropbox.':
    'Die App darf nicht in diesen Ordner von Dropbox schreiben.',
  'The bank declined the card': 'Die Bank hat die Karte abgelehnt',
  'The bank declined the card, which is reported lost or stolen':
    'Die Bank hat die Karte abgelehnt, die als verloren oder gestohlen gemeldet ist',
  'The billing address is not the card’s': 'Die Rechnungsadresse ist nicht die der Karte',
  'The billing address or the security code is wrong':
    'Die Rechnungsadresse oder der Sicherheitscode ist falsch',
  'The bucket answered with status {status}.': 'Der Bucket antwortete mit Status {status}.',
  'The bucket could not be reached.': 'Der Bucket war nicht erreichbar.',
  'The bucket could not be reached: {reason}.': 'Der Bucket war nicht erreichbar: {reason}.',
  'The bucket did not begin an upload.': 'Der Bucket hat keinen Upload begonnen.',
  'The bucket did not confirm a part.': 'Der Bucket hat einen Teil nicht bestätigt.',
  'The bucket ended the upload before it was done.':
    'Der Bucket hat den Upload beendet, bevor er fertig war.',
  'The bucket has other bytes of it than it was sent.':
    'Der Bucket hat andere Bytes davon, als gesendet wurden.',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'Der Bucket hat {bytes} Bytes davon, gesendet wurden {size}.',
  'The bucket is in another region.': 'Der Bucket ist in einer anderen Region.',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'Der Bucket nimmt Objekte an. Der Schlüssel darf nicht löschen: Ältere Sicherungen bleiben dort.',
  'The bucket takes, lists and deletes objects.':
    'Der Bucket nimmt Objekte an, listet sie auf und löscht sie.',
  'The bucket took an object, but does not list it.':
    'Der Bucket hat ein Objekt angenommen, listet es aber nicht auf.',
  'The bucket’s list cannot be read.': 'Die Liste des Buckets kann nicht gelesen werden.',
  'The bucket’s service does not know the Access Key ID.':
    'Der Dienst des Buckets kennt die Zugriffsschlüssel-ID nicht.',
  'The card details had expired or were used before':
    'Die Kartendaten waren abgelaufen oder schon benutzt',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'Die Kartendaten sind abgelaufen oder wurden schon benutzt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  'The card has expired': 'Die Karte ist abgelaufen',
  'The card number is not valid': 'Die Kartennummer ist ungültig',
  'The card or bank behind the PayPal account declined':
    'Die Karte oder Bank hinter dem PayPal-Konto hat abgelehnt',
  'The card processor': 'Der Kartenabwickler',
  'The card processor cannot be reached': 'Der Kartenabwickler ist nicht erreichbar',
  'The card processor did not answer': 'Der Kartenabwickler hat nicht geantwortet',
  'The card processor gave an answer that cannot be read':
    'Der Kartenabwickler gab eine Antwort, die nicht gelesen werden kann',
  'The card processor is in trouble': 'Der Kartenabwickler hat eine Störung',
  'The card processor refused the call': 'Der Kartenabwickler hat den Aufruf abgelehnt',
  'The card processor refused the look-up': 'Der Kartenabwickler hat die Abfrage abgelehnt',
  'The card processor reported an unknown state':
    'Der Kartenabwickler meldete einen unbekannten Zustand',
  'The card processor was in trouble': 'Der Kartenabwickler hatte eine Störung',
  'The card was refused': 'Die Karte wurde abgelehnt',
  'The charge was declined before': 'Die Belastung wurde schon einmal abgelehnt',
  'The charge was made before': 'Die Belastung wurde schon vorgenommen',
  'The charge was {status}': 'Die Belastung wurde {status}',
  'The clock of this server is wrong.': 'Die Uhr dieses Servers geht falsch.',
  'The connection to the receiver failed': 'Die Verbindung zum Empfänger ist fehlgeschlagen',
  'The connection to the receiver failed ({code})':
    'Die Verbindung zum Empfänger ist fehlgeschlagen ({code})',
  'The database has no tables of the store, so there is nothing to back up.':
    'Die Datenbank hat keine Tabellen des Shops, daher gibt es nichts zu sichern.',
  'The dispute is recorded: {status}': 'Die Anfechtung ist erfasst: {status}',
  'The dispute was known': 'Die Anfechtung war bekannt',
  'The expiry date is not valid': 'Das Ablaufdatum ist ungültig',
  'The format is right. The provider was not asked.':
    'Das Format stimmt. Der Anbieter wurde nicht gefragt.',
  'The host has an address that is never called.':
    'Der Host hat eine Adresse, die nie aufgerufen wird.',
  'The key may not do this with the bucket.': 'Der Schlüssel darf das mit dem Bucket nicht tun.',
  'The list of Dropbox cannot be read.': 'Die Liste von Dropbox kann nicht gelesen werden.',
  'The mail came back: {answer}': 'Die E-Mail kam zurück: {answer}',
  'The mail server accepted the connection and the credentials.':
    'Der Mailserver hat die Verbindung und die Zugangsdaten angenommen.',
  'The mail server could not be reached. Check host, port and encryption, and that its certificate is for this host.':
    'Der Mailserver ist nicht erreichbar. Prüfen Sie Host, Port und Verschlüsselung, und ob sein Zertifikat für diesen Host gilt.',
  'The mail server said: {answer}': 'Der Mailserver meldete: {answer}',
  'The mailbox does not take the user name and the password.':
    'Das Postfach nimmt Benutzername und Passwort nicht an.',
  'The mailbox has no such folder.': 'Das Postfach hat keinen solchen Ordner.',
  'The mailbox took the credentials, and has this folder.':
    'Das Postfach hat die Zugangsdaten angenommen und hat diesen Ordner.',
  'The order': 'Die Bestellung',
  'The payer tried too often at PayPal': 'Der Zahlende hat es bei PayPal zu oft versucht',
  'The payer’s PayPal account is locked or closed':
    'Das PayPal-Konto des Zahlenden ist gesperrt oder geschlossen',
  'The payer’s PayPal account is restricted': 'Das PayPal-Konto des Zahlenden ist eingeschränkt',
  'The payer’s network is blocked in your Authorize.Net account':
    'Das Netzwerk des Zahlenden ist in Ihrem Authorize.Net-Konto gesperrt',
  'The payment failed': 'Die Zahlung ist fehlgeschlagen',
  'The payment is above a limit of the PayPal account':
    'Die Zahlung übersteigt ein Limit des PayPal-Kontos',
  'The payment is {status}': 'Die Zahlung ist {status}',
  'The plugin was switched off': 'Das Plugin wurde ausgeschaltet',
  'The plugin was switched off.': 'Das Plugin wurde ausgeschaltet.',
  'The provider knows no such charge': 'Der Anbieter kennt keine solche Belastung',
  'The provider reviews it, you may have to approve it there':
    'Der Anbieter prüft sie; vielleicht müssen Sie sie dort freigeben',
  'The public client key is that of another Authorize.Net account':
    'Der öffentliche Client-Schlüssel gehört zu einem anderen Authorize.Net-Konto',
  'The receiver answered {status}': 'Der Empfänger antwortete mit {status}',
  'The receiver answered {status}; redirects are not followed':
    'Der Empfänger antwortete mit {status}; Weiterleitungen wird nicht gefolgt',
  'The receiver did not answer in time': 'Der Empfänger hat nicht rechtzeitig geantwortet',
  'The receiver has an address that is never called':
    'Der Empfänger hat eine Adresse, die nie aufgerufen wird',
  'The receiver is in a private network, which this store may not reach':
    'Der Empfänger ist in einem privaten Netz, auf das dieser Shop nicht zugreifen darf',
  'The receiver is not known': 'Der Empfänger ist unbekannt',
  'The receiver refused the connection': 'Der Empfänger hat die Verbindung abgelehnt',
  'The receiver took a signed ping.': 'Der Empfänger hat einen signierten Ping angenommen.',
  'The refund is recorded': 'Die Erstattung ist erfasst',
  'The refund was known': 'Die Erstattung war bekannt',
  'The same payment was sent twice within minutes':
    'Dieselbe Zahlung wurde innerhalb von Minuten zweimal gesendet',
  'The security code is wrong': 'Der Sicherheitscode ist falsch',
  'The store': 'Der Shop',
  'The store could not be read or encrypted.':
    'Der Shop konnte nicht gelesen oder verschlüsselt werden.',
  'The store has no credentials of {provider}': 'Der Shop hat keine Zugangsdaten von {provider}',
  'The store’s Authorize.Net account is not active':
    'Das Authorize.Net-Konto des Shops ist nicht aktiv',
  'The store’s PayPal account is locked or closed':
    'Das PayPal-Konto des Shops ist gesperrt oder geschlossen',
  'The store’s PayPal account is restricted': 'Das PayPal-Konto des Shops ist eingeschränkt',
  'The store’s account does not take this type of card':
    'Das Konto des Shops nimmt diese Kartenart nicht an',
  'There is no host {host}.': 'Es gibt keinen Host {host}.',
  'There is no such bucket.': 'Diesen Bucket gibt es nicht.',
  'These settings can be used.': 'Diese Einstellungen können verwendet werden.',
  'Transaction {id} has no amount': 'Die Transaktion {id} hat keinen Betrag',
  'What {provider} told could not be recorded':
    'Was {provider} mitteilte, konnte nicht gespeichert werden',
  'While no mail plugin is on, mails go through {server}, as the environment says.':
    'Solange kein E-Mail-Plugin eingeschaltet ist, gehen E-Mails über {server}, wie in der Umgebung festgelegt.',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    'Ohne eigene Zugangsdaten verwendet es die der Umgebung (Modus: {mode}).',
  accepted: 'angenommen',
  'batch {id}': 'Stapel {id}',
  cancelled: 'abgebrochen',
  captured: 'eingezogen',
  completed: 'abgeschlossen',
  'connection refused': 'Verbindung abgelehnt',
  created: 'angelegt',
  declined: 'abgelehnt',
  draft: 'Entwurf',
  failed: 'fehlgeschlagen',
  'forbidden address': 'verbotene Adresse',
  'has credentials': 'enthält Zugangsdaten',
  'has port': 'enthält einen Port',
  held: 'in Prüfung',
  hidden: 'ausgeblendet',
  'invalid url': 'ungültige Adresse',
  live: 'live',
  lost: 'verloren',
  'needs response': 'wartet auf Ihre Antwort',
  'no subscription': 'kein Abonnement',
  none: 'keine',
  partially_refunded: 'teilweise erstattet',
  paused: 'angehalten',
  pending: 'wartend',
  'private address': 'private Adresse',
  processing: 'in Bearbeitung',
  published: 'veröffentlicht',
  refunded: 'erstattet',
  scheduled: 'geplant',
  sending: 'wird gesendet',
  sent: 'gesendet',
  test: 'Test',
  'the subscription was removed just now': 'das Abonnement wurde soeben entfernt',
  timeout: 'Zeitüberschreitung',
  'too large': 'zu groß',
  'too many redirects': 'zu viele Weiterleitungen',
  'transaction {id}': 'Transaktion {id}',
  'under review': 'wird geprüft',
  'unknown host': 'unbekannter Host',
  voided: 'annulliert',
  won: 'gewonnen',
  'wrong protocol': 'falsches Protokoll',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    'Beim Anbieter gingen {amount} zurück, von der Zahlung {id} sind aber nur noch {left} übrig',
  '{card} ending in {lastFour}': '{card} mit den Endziffern {lastFour}',
  '{name} and {count} more': '{name} und {count} weitere',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider} hat die Zugangsdaten angenommen (Modus: {mode}).',
  '{provider} cannot be reached at the moment.': '{provider} ist im Moment nicht erreichbar.',
  '{provider} could not be reached ({reason})': '{provider} war nicht erreichbar ({reason})',
  '{provider} did not take the mail: {answer}':
    '{provider} hat die E-Mail nicht angenommen: {answer}',
  '{provider} does not let the store send: {answer}':
    '{provider} lässt den Shop nicht senden: {answer}',
  '{provider} takes nothing: it needs currencies, a publishable and a secret key.':
    '{provider} nimmt nichts ein: Es fehlen Währungen, ein veröffentlichbarer oder ein geheimer Schlüssel.',
  '{provider} takes nothing: its keys are of another mode than the first account’s.':
    '{provider} nimmt nichts ein: Seine Schlüssel sind von einem anderen Modus als die des ersten Kontos.',
  '{provider} refused these credentials.': '{provider} hat diese Zugangsdaten abgelehnt.',
  '{plugin} cannot be reached at the moment.': '{plugin} ist im Moment nicht erreichbar.',
  '{plugin} did not answer ({reason})': '{plugin} hat nicht geantwortet ({reason})',
  '{plugin} does not take these credentials.': '{plugin} nimmt diese Zugangsdaten nicht an.',
  '{plugin} knows no such address.': '{plugin} kennt keine solche Adresse.',
  '{plugin} takes the credentials.': '{plugin} nimmt die Zugangsdaten an.',
  '{plugin} takes the credentials, but knows no such mailbox.':
    '{plugin} nimmt die Zugangsdaten an, kennt aber kein solches Postfach.',
  '{plugin} takes the credentials, but they are no agent’s.':
    '{plugin} nimmt die Zugangsdaten an, aber sie gehören keinem Agenten.',
  'The help desk gave an answer that cannot be read':
    'Der Helpdesk gab eine Antwort, die nicht gelesen werden kann',
  '{plugin} takes the credentials, but they see no field {field}.':
    '{plugin} nimmt die Zugangsdaten an, aber sie sehen kein Feld {field}.',
  '{plugin} takes the credentials, but they lack rights that the store needs.':
    '{plugin} nimmt die Zugangsdaten an, aber ihnen fehlen Rechte, die der Shop braucht.',
  '{plugin} takes the credentials, but knows no such pipeline.':
    '{plugin} nimmt die Zugangsdaten an, kennt aber keine solche Pipeline.',
  '{plugin}’s pipeline lacks a stage for deals that are won or lost.':
    'Der Pipeline von {plugin} fehlt eine Phase für gewonnene oder verlorene Deals.',
  'The CRM gave an answer that cannot be read':
    'Das CRM gab eine Antwort, die nicht gelesen werden kann',
  'The pipeline has no stage for deals that are won, or none for those that are lost':
    'Die Pipeline hat keine Phase für gewonnene Deals oder keine für verlorene',
  '{provider} takes mails with these credentials and from this address.':
    '{provider} nimmt E-Mails mit diesen Zugangsdaten und von dieser Adresse an.',
  '{plugin} takes the credentials, but they give no access to this store.':
    '{plugin} nimmt die Zugangsdaten an, aber sie geben keinen Zugang zu diesem Shop.',
  '{plugin} refused the question.': '{plugin} hat die Frage abgelehnt.',
  'The service account needs full permission for the property.':
    'Das Dienstkonto braucht die uneingeschränkte Berechtigung für die Property.',
  'Bing knows the store, but it is not verified yet.':
    'Bing kennt den Shop, aber er ist noch nicht bestätigt.',
  'A picture could not be fetched, and was left out: {address}':
    'Ein Bild konnte nicht geholt werden und fehlt: {address}',
  'A picture is no JPEG, PNG or WebP, and was left out: {address}':
    'Ein Bild ist weder JPEG noch PNG noch WebP und fehlt: {address}',
  'A picture is too large, and was left out: {address}':
    'Ein Bild ist zu groß und fehlt: {address}',
  'Enter the address of the site, or switch WordPress Articles on.':
    'Geben Sie die Adresse der Website ein, oder schalten Sie WordPress-Artikel ein.',
  'It could not be stored': 'Er konnte nicht gespeichert werden',
  'It has no text': 'Er hat keinen Text',
  'It is protected by a password': 'Er ist durch ein Passwort geschützt',
  'Its text is too long': 'Sein Text ist zu lang',
  'No WordPress answers there: enter the address of its start page.':
    'Dort antwortet kein WordPress: Geben Sie die Adresse seiner Startseite ein.',
  'The address has to begin with https.': 'Die Adresse muss mit https beginnen.',
  'The address of the site was changed': 'Die Adresse der Website wurde geändert',
  '{site} answered with status {status}': '{site} antwortete mit Status {status}',
  '{site} could not be reached': '{site} war nicht erreichbar',
  '{site} gave an answer that cannot be read': '{site} gab eine Antwort, die nicht lesbar ist',
  'WordPress has no category {category}': 'WordPress hat keine Kategorie {category}',
  'WordPress lists no posts any more: nothing was hidden':
    'WordPress führt keine Beiträge mehr auf: Es wurde nichts verborgen',
  'WordPress lists no posts.': 'WordPress führt keine Beiträge auf.',
  'WordPress lists too many posts': 'WordPress führt zu viele Beiträge auf',
  'WordPress lists {count} posts.': 'WordPress führt Beiträge auf: {count}.',
  'Yoast SEO tells nothing there: it is not installed, or older than version 14.':
    'Yoast SEO sagt dort nichts: Es ist nicht installiert oder älter als Version 14.',
  'Yoast SEO tells titles and descriptions.': 'Yoast SEO nennt Titel und Beschreibungen.',
  'It could not be stored: {problem}': 'Das Produkt konnte nicht gespeichert werden: {problem}',
  'It has more than {count} variations': 'Es hat mehr als {count} Varianten',
  'It has no name': 'Es hat keinen Namen',
  'It has no price': 'Es hat keinen Preis',
  'It has no variations': 'Es hat keine Varianten',
  'It is a group of products, which the store does not have':
    'Es ist eine Gruppe von Produkten, wie sie der Shop nicht hat',
  'It is of the type {type}, which the store does not have':
    'Es ist vom Typ {type}, den der Shop nicht hat',
  'It is sold elsewhere, which the store does not have':
    'Es wird anderswo verkauft, was der Shop nicht kennt',
  'Its price cannot be read': 'Sein Preis ist nicht lesbar',
  'No WooCommerce answers there: enter the address of the shop’s start page.':
    'Dort antwortet kein WooCommerce: Geben Sie die Adresse der Startseite des Shops ein.',
  'WooCommerce does not tell its currency: make the key for an administrator of the shop.':
    'WooCommerce nennt seine Währung nicht: Erstellen Sie den Schlüssel für einen Administrator des Shops.',
  'WooCommerce lists too many products or categories':
    'WooCommerce führt zu viele Produkte oder Kategorien auf',
  'WooCommerce lists {count} products in {categories} categories, with prices in {currency}.':
    'WooCommerce führt {count} Produkte in {categories} Kategorien auf, mit Preisen in {currency}.',
  'WooCommerce’s prices are in {theirs}, the store’s in {ours}: nothing is taken over':
    'Die Preise von WooCommerce sind in {theirs}, die des Shops in {ours}: Es wird nichts übernommen',
} satisfies TranslatedServerTexts
