import type { TranslatedServerTexts } from './english'

export default {
  '. Nothing was refunded.': '. Es wurde nichts erstattet.',
  '. Nothing was refunded; please try again.':
    '. Es wurde nichts erstattet; bitte versuchen Sie es noch einmal.',
  '1 article is': '1 Artikel ist',
  '1 price would change by more than half': '1 Preis würde sich um mehr als die Hälfte ändern',
  'A backup is being made already': 'Es wird schon eine Sicherung erstellt',
  'A category cannot be its own parent': 'Eine Kategorie kann nicht sich selbst übergeordnet sein',
  'A category with subcategories cannot become a subcategory':
    'Eine Kategorie mit Unterkategorien kann keine Unterkategorie werden',
  'A coupon that was used keeps its code': 'Ein Gutschein, der benutzt wurde, behält seinen Code',
  'A customer has at most {count} addresses': 'Ein Kunde hat höchstens {count} Adressen',
  'A customer has at most {count} tags': 'Ein Kunde hat höchstens {count} Tags',
  'A delivery of this order is being mailed right now. Look again in a few minutes.':
    'Eine Lieferung dieser Bestellung wird gerade gemailt. Sehen Sie in ein paar Minuten noch einmal nach.',
  'A dispute of this payment is open. If the buyer wins it, the money is paid back twice.':
    'Eine Anfechtung dieser Zahlung ist offen. Gewinnt der Käufer sie, wird das Geld zweimal zurückgezahlt.',
  'A dispute of this payment was opened meanwhile. If the buyer wins it, the money would be paid back twice.':
    'Inzwischen wurde diese Zahlung angefochten. Gewinnt der Käufer, würde das Geld zweimal zurückgezahlt.',
  'A download link must be an address that begins with https://':
    'Ein Download-Link muss eine Adresse sein, die mit https:// beginnt',
  'A file can only name pictures below /images/ and /media/':
    'Eine Datei kann nur Bilder unter /images/ und /media/ nennen',
  'A file must be a data: address with a name, of at most {max} KB':
    'Eine Datei muss eine data:-Adresse mit einem Namen sein, von höchstens {max} KB',
  'A filter of your PayPal account refused it': 'Ein Filter Ihres PayPal-Kontos hat sie abgelehnt',
  'A fraud filter of your Authorize.Net account refused it':
    'Ein Betrugsfilter Ihres Authorize.Net-Kontos hat sie abgelehnt',
  'A gift card costs what it is worth, so it has no volume prices':
    'Eine Geschenkkarte kostet, was sie wert ist, und hat daher keine Staffelpreise',
  'A gift card has no keys: the store makes its codes':
    'Eine Geschenkkarte hat keine Schlüssel: Der Shop erzeugt ihre Codes',
  'A gift card is worth its price, so it must cost something':
    'Eine Geschenkkarte ist so viel wert wie ihr Preis, sie muss also etwas kosten',
  'A key has at most {max} characters': 'Ein Schlüssel hat höchstens {max} Zeichen',
  'A key must not contain control characters': 'Ein Schlüssel darf keine Steuerzeichen enthalten',
  'A key must not contain the sign {sign}, which nobody sees':
    'Ein Schlüssel darf das unsichtbare Zeichen {sign} nicht enthalten',
  'A line of the file is too long: at most {max} characters':
    'Eine Zeile der Datei ist zu lang: höchstens {max} Zeichen',
  "A mailing that is {status} can't be changed so":
    'Eine Aussendung im Zustand „{status}“ kann so nicht geändert werden',
  'A phrase': 'Der Ausdruck',
  'A phrase needs a letter or a digit': 'Ein Ausdruck braucht einen Buchstaben oder eine Ziffer',
  'A picture of it is gone': 'Eines seiner Bilder gibt es nicht mehr',
  'A price is not negative': 'Ein Preis ist nicht negativ',
  'A product has at most {max} files': 'Ein Produkt hat höchstens {max} Dateien',
  'A product is named twice': 'Ein Produkt ist zweimal genannt',
  'A product that is delivered by keys of its own can not be a gift card':
    'Ein Produkt, das mit eigenen Schlüsseln geliefert wird, kann keine Geschenkkarte sein',
  'A refund for this request is being made right now':
    'Eine Erstattung für diesen Antrag läuft gerade',
  'A refund of this order is still being settled with the payment provider. Please wait until that is done.':
    'Eine Erstattung dieser Bestellung wird noch mit dem Zahlungsanbieter abgewickelt. Bitte warten Sie, bis das erledigt ist.',
  'A refund of this payment is still being settled with the payment provider. Please wait until that is done.':
    'Eine Erstattung dieser Zahlung wird noch mit dem Zahlungsanbieter abgewickelt. Bitte warten Sie, bis das erledigt ist.',
  'A review that is {status} can not be changed so':
    'Eine Bewertung mit dem Status „{status}“ kann nicht so geändert werden',
  'A second factor is set up already. Remove it first.':
    'Ein zweiter Faktor ist schon eingerichtet. Entfernen Sie ihn zuerst.',
  "A shopper is paying for this key at the moment, so it can't be {done}. Try again in a quarter of an hour.":
    'Ein Besucher bezahlt diesen Schlüssel gerade, daher kann er nicht {done} werden. Versuchen Sie es in einer Viertelstunde noch einmal.',
  'A sign of this key could not be read. Save the file as UTF-8.':
    'Ein Zeichen dieses Schlüssels konnte nicht gelesen werden. Speichern Sie die Datei als UTF-8.',
  'A spreadsheet has shortened this number, and its digits are lost. Format the column as text there.':
    'Eine Tabellenkalkulation hat diese Zahl gekürzt, ihre Ziffern sind verloren. Formatieren Sie die Spalte dort als Text.',
  'A test message stands in the channel.': 'Im Kanal steht eine Testnachricht.',
  'AFS Address': 'AFS-Adresse',
  'API Key': 'API-Schlüssel',
  'API Login ID': 'API-Login-ID',
  'API sign-in is switched off in the settings of the store':
    'Die API-Anmeldung ist in den Einstellungen des Shops ausgeschaltet',
  'Access Key ID': 'Zugriffsschlüssel-ID',
  'All that is left of this order waits to be refunded':
    'Alles Übrige dieser Bestellung wartet auf die Erstattung',
  'An item is named twice': 'Eine Position ist zweimal genannt',
  'An order was made for this payment. Refund the order.':
    'Für diese Zahlung gibt es eine Bestellung. Erstatten Sie die Bestellung.',
  'Another article has this slug': 'Ein anderer Artikel hat diesen Slug',
  'Another category has this name': 'Eine andere Kategorie hat diesen Namen',
  'Another category has this slug': 'Eine andere Kategorie hat diesen Slug',
  'Another entry is about this page': 'Ein anderer Eintrag betrifft diese Seite',
  'Another product already has the slug “{slug}”':
    'Ein anderes Produkt hat schon den Slug „{slug}“',
  'Another product has the slug “{slug}”': 'Ein anderes Produkt hat den Slug „{slug}“',
  'Another user has this e-mail address': 'Ein anderer Benutzer hat diese E-Mail-Adresse',
  'Another user has this username': 'Ein anderer Benutzer hat diesen Benutzernamen',
  'App ID': 'App-ID',
  'Ask after days': 'Die Zahl der Tage bis zur Bitte um Bewertung',
  'Ask again after (months)': 'Erneut fragen nach (Monaten)',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'Angefordert in „Meine Bibliothek“, geöffnet über einen an diese Adresse gemailten Link: Ihr Inhaber möchte, dass seine personenbezogenen Daten gelöscht werden. Bitte antworten Sie innerhalb von {days} Tagen.',
  'At most {amount} can still be refunded': 'Höchstens {amount} können noch erstattet werden',
  'At most {days} days can be compared at once':
    'Höchstens {days} Tage können auf einmal verglichen werden',
  'At most {max} keys can be added at once':
    'Es können höchstens {max} Schlüssel auf einmal hinzugefügt werden',
  'At the checkout, after declined cards': 'An der Kasse, nach abgelehnten Karten',
  'Audience ID': 'Zielgruppen-ID',
  'Authorize.Net Cards': 'Authorize.Net-Karten',
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
  'Authorize.Net’s {what} has an amount that can not be read':
    'Authorize.Net nennt einen Betrag, der nicht gelesen werden kann ({what})',
  'Base currency must be USD: orders are charged in US dollars':
    'Die Basiswährung muss USD sein: Bestellungen werden in US-Dollar abgerechnet',
  'Bounce Mailbox': 'Postfach für Rückläufer',
  'Brevo does not take this key.': 'Brevo nimmt diesen Schlüssel nicht an.',
  'Brevo knows the key and the list.': 'Brevo kennt den Schlüssel und die Liste.',
  'Brevo knows the key, but no such list.': 'Brevo kennt den Schlüssel, aber keine solche Liste.',
  Bucket: 'Bucket',
  'Bucket in the Path': 'Bucket im Pfad',
  Card: 'Karte',
  'Choose a category': 'Wählen Sie eine Kategorie',
  'Choose a category outside of the deleted one':
    'Wählen Sie eine Kategorie außerhalb der gelöschten',
  'Choose a day that is not in the future, or set publishAt to publish later':
    'Wählen Sie einen Tag, der nicht in der Zukunft liegt, oder legen Sie einen Zeitpunkt für die spätere Veröffentlichung fest',
  'Choose a main category as the parent': 'Wählen Sie eine Hauptkategorie als übergeordnete',
  'Choose a picture that was uploaded here, or one below /images/':
    'Wählen Sie ein hier hochgeladenes Bild oder eines unter /images/',
  'Choose a role in the back office': 'Wählen Sie eine Rolle in der Verwaltung',
  'Choose a time in the future': 'Wählen Sie einen Zeitpunkt in der Zukunft',
  'Choose an image': 'Wählen Sie ein Bild',
  'Choose another customer than this one': 'Wählen Sie einen anderen Kunden als diesen',
  'Choose at least one thing that the key may do':
    'Wählen Sie mindestens eines aus, was der Schlüssel darf',
  'Choose at most two years': 'Wählen Sie höchstens zwei Jahre',
  'Choose at most {max} products': 'Wählen Sie höchstens {max} Produkte',
  'Choose at most {max} {things}': 'Wählen Sie höchstens {max} {things}',
  'Choose items or enter an amount': 'Wählen Sie Positionen oder geben Sie einen Betrag ein',
  'Choose what was bought': 'Wählen Sie, was gekauft wurde',
  'Choose what was delivered': 'Wählen Sie, was geliefert wurde',
  'Client ID': 'Client-ID',
  'Client Secret': 'Client-Geheimnis',
  'Cloudflare Firewall': 'Cloudflare-Firewall',
  'Cloudflare does not know this Secret Key.': 'Cloudflare kennt diesen geheimen Schlüssel nicht.',
  'Cloudflare knows the Secret Key.': 'Cloudflare kennt den geheimen Schlüssel.',
  'Column {column} has no name, but line {line} has something in it':
    'Spalte {column} hat keinen Namen, aber in Zeile {line} steht etwas in ihr',
  'Container ID': 'Container-ID',
  'Cookie Consent': 'Cookie-Einwilligung',
  'Credit note number prefix': 'Präfix der Gutschriftnummern',
  'Crisp Live Chat': 'Crisp-Livechat',
  'Currencies: the store has no rate for one of these':
    'Währungen: Für eine davon hat der Shop keinen Kurs',
  'Dark mode is not available: the store is designed for light pages only':
    'Der dunkle Modus ist nicht verfügbar: Der Shop ist nur für helle Seiten gestaltet',
  'Days After Delivery': 'Tage nach der Lieferung',
  'Days to Keep': 'Tage aufbewahren',
  Declined: 'Abgelehnt',
  'Default shipping cost': 'Der Betrag der Standardversandkosten',
  'Default tax rate': 'Standardsteuersatz',
  'Deleted category': 'Gelöschte Kategorie',
  'Deleted product': 'Gelöschtes Produkt',
  'Digits of document numbers': 'Stellen der Nummern',
  'Dropbox Backup': 'Dropbox-Sicherung',
  Encryption: 'Verschlüsselung',
  Endpoint: 'Endpunkt',
  'Enter a name': 'Geben Sie einen Namen ein',
  'Enter a name such as @softhaven': 'Geben Sie einen Namen wie @softhaven ein',
  'Enter a new password': 'Geben Sie ein neues Passwort ein',
  'Enter a password': 'Geben Sie ein Passwort ein',
  'Enter a path that begins with /, such as /products, without ? and #':
    'Geben Sie einen Pfad ein, der mit / beginnt, etwa /products, ohne ? und #',
  'Enter a path that begins with /images/ or /media/, or an https address':
    'Geben Sie einen Pfad ein, der mit /images/ oder /media/ beginnt, oder eine https-Adresse',
  'Enter a path that begins with /images/ or /media/, or upload a picture':
    'Geben Sie einen Pfad ein, der mit /images/ oder /media/ beginnt, oder laden Sie ein Bild hoch',
  'Enter a phrase': 'Geben Sie einen Ausdruck ein',
  'Enter a slug: the name has no letters or digits to make one from':
    'Geben Sie einen Slug ein: Der Name hat keine Buchstaben oder Ziffern, aus denen einer entstehen könnte',
  'Enter a slug: the title has no letters to make one from':
    'Geben Sie einen Slug ein: Der Titel hat keine Buchstaben, aus denen einer entstehen könnte',
  'Enter a store name': 'Geben Sie einen Namen für den Shop ein',
  'Enter a subject': 'Geben Sie einen Betreff ein',
  'Enter a time': 'Geben Sie einen Zeitpunkt ein',
  'Enter a time that is not over': 'Geben Sie einen Zeitpunkt ein, der nicht vorbei ist',
  'Enter a time within {days} days': 'Geben Sie einen Zeitpunkt innerhalb von {days} Tagen ein',
  'Enter a title': 'Geben Sie einen Titel ein',
  'Enter a username': 'Geben Sie einen Benutzernamen ein',
  'Enter a valid e-mail address': 'Geben Sie eine gültige E-Mail-Adresse ein',
  'Enter a whole number': 'Geben Sie eine ganze Zahl ein',
  'Enter an address': 'Geben Sie eine Adresse ein',
  'Enter an address that begins with https://':
    'Geben Sie eine Adresse ein, die mit https:// beginnt',
  'Enter an address that begins with https://, or a path that begins with /':
    'Geben Sie eine Adresse ein, die mit https:// beginnt, oder einen Pfad, der mit / beginnt',
  'Enter an amount above 0': 'Geben Sie einen Betrag über 0 ein',
  'Enter an amount above 0 with at most 2 decimals, such as 19.99':
    'Geben Sie einen Betrag über 0 mit höchstens 2 Nachkommastellen ein, etwa 19.99',
  'Enter an amount from 0.01 to 10000.00 with at most 2 decimals, such as 50.00':
    'Geben Sie einen Betrag von 0.01 bis 10000.00 mit höchstens 2 Nachkommastellen ein, etwa 50.00',
  'Enter an amount such as 19.99': 'Geben Sie einen Betrag wie 19.99 ein',
  'Enter an amount with at most 2 decimals, such as 19.99':
    'Geben Sie einen Betrag mit höchstens 2 Nachkommastellen ein, etwa 19.99',
  'Enter an excerpt': 'Geben Sie einen Auszug ein',
  'Enter at least 1': 'Geben Sie mindestens 1 ein',
  'Enter at least one key': 'Geben Sie mindestens einen Schlüssel ein',
  'Enter at least {min} phrases': 'Geben Sie mindestens {min} Ausdrücke ein',
  'Enter at most {max}': 'Geben Sie höchstens {max} ein',
  'Enter at most {max} phrases': 'Geben Sie höchstens {max} Ausdrücke ein',
  'Enter either a percentage or an amount':
    'Geben Sie entweder einen Prozentsatz oder einen Betrag ein',
  'Enter the code': 'Geben Sie den Code ein',
  'Enter the code of your authenticator app': 'Geben Sie den Code Ihrer Authenticator-App ein',
  'Enter the first day': 'Geben Sie den ersten Tag ein',
  'Enter the key': 'Geben Sie den Schlüssel ein',
  'Enter the last day': 'Geben Sie den letzten Tag ein',
  'Enter the number of the dispute': 'Geben Sie die Nummer der Anfechtung ein',
  'Enter the reason that was given': 'Geben Sie den genannten Grund ein',
  'Enter the returns policy': 'Geben Sie die Rückgabebedingungen ein',
  'Enter the supplier’s name': 'Geben Sie den Namen des Lieferanten ein',
  'Enter the whole address, also what is shown as …':
    'Geben Sie die ganze Adresse ein, auch was als … angezeigt wird',
  'Enter the {label} again, as it goes to another server now':
    'Geben Sie diesen Wert erneut ein, er geht jetzt an einen anderen Server: {label}',
  'Enter what was bought': 'Geben Sie ein, was gekauft wurde',
  'Enter when it is to be sent': 'Geben Sie an, wann gesendet werden soll',
  'Enter who bought': 'Geben Sie ein, wer gekauft hat',
  'Enter your current password': 'Geben Sie Ihr aktuelles Passwort ein',
  'Enter your full name': 'Geben Sie Ihren vollständigen Namen ein',
  'Enter your password': 'Geben Sie Ihr Passwort ein',
  'Enter your username': 'Geben Sie Ihren Benutzernamen ein',
  Events: 'Ereignisse',
  'Failed to read image file': 'Die Bilddatei konnte nicht gelesen werden',
  'Fee of a Payment (%)': 'Gebühr einer Zahlung (%)',
  'Fee of a Transaction ($)': 'Gebühr einer Transaktion ($)',
  'First credit note number': 'Erste Gutschriftnummer',
  'First invoice number': 'Erste Rechnungsnummer',
  Folder: 'Ordner',
  'Free shipping threshold': 'Schwelle für kostenlosen Versand',
  'From Address': 'Absenderadresse',
  'From Name': 'Absendername',
  'Gift card': 'Geschenkkarte',
  'Google Cloud Storage Backup': 'Google-Cloud-Storage-Sicherung',
  Host: 'Host',
  Hour: 'Stunde',
  'In a spreadsheet, save it as “CSV UTF-8”.':
    'Speichern Sie sie in einer Tabellenkalkulation als „CSV UTF-8“.',
  'Incoming Webhook URL': 'URL des eingehenden Webhooks',
  'Invalid file type. Use JPEG, PNG or WebP.':
    'Ungültiger Dateityp. Verwenden Sie JPEG, PNG oder WebP.',
  'Invalid or expired session': 'Die Sitzung ist ungültig oder abgelaufen',
  'Invalid username or password': 'Benutzername oder Passwort ist falsch',
  'Invoice footer': 'Fußzeile',
  'Invoice number prefix': 'Präfix der Rechnungsnummern',
  'It has changed since': 'Es hat sich seither geändert',
  'It is there again': 'Es ist wieder vorhanden',
  'It was deleted': 'Es wurde gelöscht',
  'It was interrupted three times.': 'Sie wurde dreimal unterbrochen.',
  'It was interrupted.': 'Sie wurde unterbrochen.',
  'Its category is gone': 'Seine Kategorie gibt es nicht mehr',
  'Key {number}: {problem}': 'Schlüssel {number}: {problem}',
  'Known columns are: {columns}.': 'Bekannte Spalten sind: {columns}.',
  'Leave out the user’s name and e-mail address':
    'Lassen Sie Namen und E-Mail-Adresse des Benutzers weg',
  'Line {line} has {count} cells; a product has at most {max}':
    'Zeile {line} hat {count} Zellen; ein Produkt hat höchstens {max}',
  'List ID': 'Listen-ID',
  'Low stock': 'Niedriger Bestand',
  'Low-stock threshold': 'Schwelle für niedrigen Bestand',
  'Mailchimp does not take this key.': 'Mailchimp nimmt diesen Schlüssel nicht an.',
  'Mailchimp knows the key and the audience.': 'Mailchimp kennt den Schlüssel und die Zielgruppe.',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimp kennt den Schlüssel, aber keine solche Zielgruppe.',
  'Measurement ID': 'Mess-ID',
  Message: 'Nachricht',
  'Meta Pixel': 'Meta-Pixel',
  'Meta description': 'Meta-Beschreibung',
  'Meta keywords': 'Meta-Schlüsselwörter',
  'Meta title': 'Meta-Titel',
  Mode: 'Modus',
  'Name a setting to change': 'Nennen Sie eine Einstellung, die geändert werden soll',
  'Name an entry of the audit trail, or a record':
    'Nennen Sie einen Eintrag des Prüfprotokolls oder einen Datensatz',
  'Name installed, active or settings': 'Nennen Sie installed, active oder settings',
  'Name the Products': 'Produkte nennen',
  'Name the supplier': 'Geben Sie den Lieferanten an',
  'New orders': 'Neue Bestellungen',
  'Newsletter: {state}.': 'Newsletter: {state}.',
  'No PayPal order was created': 'Es wurde keine PayPal-Bestellung angelegt',
  'No SEO can be written for the language of this path':
    'Für die Sprache dieses Pfads lässt sich kein SEO verfassen',
  'No invoice can be issued before the seller is known':
    'Solange der Verkäufer nicht bekannt ist, kann keine Rechnung ausgestellt werden',
  'No key of this batch is left to be replaced':
    'Von dieser Charge ist kein Schlüssel mehr zu ersetzen',
  'No mail server is set (MAIL_URL, or the SMTP plugin), so mails wait in the outbox':
    'Es ist kein Mailserver eingestellt (MAIL_URL oder das SMTP-Plugin), daher warten E-Mails im Postausgang',
  'No money was captured by this payment': 'Mit dieser Zahlung wurde kein Geld eingezogen',
  'No money was captured for this order': 'Für diese Bestellung wurde kein Geld eingezogen',
  'No payment of this store': 'Keine Zahlung dieses Shops',
  'No payment provider is set up': 'Es ist kein Zahlungsanbieter eingerichtet',
  'No refund was made': 'Es wurde nichts erstattet',
  'No session token': 'Kein Sitzungstoken',
  'Nobody has subscribed to the newsletter': 'Niemand hat den Newsletter abonniert',
  'Nothing to do': 'Nichts zu tun',
  'Now {count} products match, not {expected}. Look at the preview again.':
    'Jetzt passen {count} Produkte, nicht {expected}. Sehen Sie sich die Vorschau noch einmal an.',
  'Older backups could not be removed: {reason}':
    'Ältere Sicherungen konnten nicht entfernt werden: {reason}',
  'On the admin login': 'Bei der Anmeldung zur Verwaltung',
  'On the contact form': 'Im Kontaktformular',
  'One of the categories does not exist': 'Eine der Kategorien gibt es nicht',
  'One of the products does not exist': 'Eines der Produkte gibt es nicht',
  'One of these customers has been merged already. Start again.':
    'Einer dieser Kunden wurde bereits zusammengeführt. Beginnen Sie von vorn.',
  'One payment method would take real money while the other is in test mode, and orders paid with test data get real keys. Bring both to the same mode, or switch one off.':
    'Eine Zahlungsart würde echtes Geld annehmen, während die andere im Testmodus ist, und mit Testdaten bezahlte Bestellungen erhalten echte Schlüssel. Stellen Sie beide auf denselben Modus oder schalten Sie eine aus.',
  'Only a draft can be changed': 'Nur ein Entwurf kann geändert werden',
  'Only a draft can be deleted': 'Nur ein Entwurf kann gelöscht werden',
  'Only a draft can be published later': 'Nur ein Entwurf kann später veröffentlicht werden',
  'Only an administrator may change the address of an order.':
    'Nur ein Administrator darf die Adresse einer Bestellung ändern.',
  'Only {left} of {product} can still be refunded':
    'Von „{product}“ können nur noch {left} erstattet werden',
  'Order cancelled: {reason}': 'Bestellung storniert: {reason}',
  'Order not found': 'Bestellung nicht gefunden',
  'Order number prefix': 'Präfix der Bestellnummern',
  'Order {number} was made for it already': 'Dafür gibt es bereits die Bestellung {number}',
  'Orders: {orders}.': 'Bestellungen: {orders}.',
  'Page name, path, and title are required': 'Seitenname, Pfad und Titel sind erforderlich',
  Password: 'Passwort',
  'PayPal can not be reached': 'PayPal ist nicht erreichbar',
  'PayPal declined the payment': 'PayPal hat die Zahlung abgelehnt',
  'PayPal did not answer': 'PayPal hat nicht geantwortet',
  'PayPal does not accept the store’s credentials':
    'PayPal akzeptiert die Zugangsdaten des Shops nicht',
  'PayPal does not answer ({message})': 'PayPal antwortet nicht ({message})',
  'PayPal does not let this payer pay': 'PayPal lässt diesen Zahlenden nicht zahlen',
  'PayPal gave an answer that can not be read':
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
  'PayPal’s list has a transaction that can not be read ({id})':
    'Die Liste von PayPal enthält eine Transaktion, die nicht gelesen werden kann ({id})',
  'PayPal’s list of transactions can not be read':
    'Die Liste der Transaktionen von PayPal kann nicht gelesen werden',
  'PayPal’s rules do not allow the payment': 'Die Regeln von PayPal lassen die Zahlung nicht zu',
  'Payment by card': 'Kartenzahlung',
  'Payment disputed: {reason}': 'Zahlung angefochten: {reason}',
  'Payment was declined': 'Die Zahlung wurde abgelehnt',
  'Payment was not completed': 'Die Zahlung wurde nicht abgeschlossen',
  'Payment {id} is not captured yet': 'Die Zahlung {id} ist noch nicht eingezogen',
  'Pinterest Tag': 'Pinterest-Tag',
  'Pixel ID': 'Pixel-ID',
  'Please complete the security check': 'Bitte führen Sie die Sicherheitsprüfung durch',
  'Please confirm that it is you.': 'Bitte bestätigen Sie, dass Sie es sind.',
  'Please delete my data': 'Bitte löschen Sie meine Daten',
  'Please upload a file smaller than {max}MB':
    'Laden Sie eine Datei hoch, die kleiner als {max} MB ist',
  Port: 'Port',
  Position: 'Position',
  'Primary colour': 'Hauptfarbe',
  'Product description is required': 'Die Produktbeschreibung ist erforderlich',
  'Product name is required': 'Der Produktname ist erforderlich',
  'Product price is required': 'Der Produktpreis ist erforderlich',
  'Property ID': 'Property-ID',
  'Public Client Key': 'Öffentlicher Client-Schlüssel',
  'Public Key': 'Öffentlicher Schlüssel',
  'Receiver URL': 'URL des Empfängers',
  'Refunded at {provider}': 'Bei {provider} erstattet',
  Region: 'Region',
  'Remind before the end': 'Die Zahl der Tage der Erinnerung vor Ablauf',
  'Return Address': 'Rücksendeadresse',
  'Returns text': 'Text zu Rückgaben',
  'S3 Backup': 'S3-Sicherung',
  'SMTP Mail Server': 'SMTP-Mailserver',
  'Say what is wrong with the key': 'Sagen Sie, was mit dem Schlüssel nicht stimmt',
  'Say what the key is for': 'Geben Sie an, wofür der Schlüssel ist',
  'Say why': 'Geben Sie den Grund an',
  'Say why the review is declined': 'Sagen Sie, warum die Bewertung abgelehnt wird',
  'Say why, so that others understand it later':
    'Geben Sie den Grund an, damit andere es später verstehen',
  'Secondary colour': 'Zweitfarbe',
  'Secret Access Key': 'Geheimer Zugriffsschlüssel',
  'Secret Key': 'Geheimer Schlüssel',
  'Seller address': 'Anschrift des Verkäufers',
  'Seller name': 'Name des Verkäufers',
  'Seller registration': 'Registereintrag des Verkäufers',
  'Seller tax ID': 'Steuernummer des Verkäufers',
  "Seller's country": 'Land des Verkäufers',
  'Send either the password or a code': 'Senden Sie entweder das Passwort oder einen Code',
  'Send name and version with an address, or with fileName and size':
    'Geben Sie Name und Version mit einer Adresse an, die mit https:// beginnt, oder mit einer Datei',
  'Signature Key': 'Signaturschlüssel',
  'Signing Secret': 'Signaturgeheimnis',
  'Site Key': 'Websiteschlüssel',
  'Slack Messages': 'Slack-Nachrichten',
  'Social description': 'Beschreibung in sozialen Netzwerken',
  'Social image': 'Bild in sozialen Netzwerken',
  'Social title': 'Titel in sozialen Netzwerken',
  'Somebody else changed {what}. Reload to see their version.':
    'Jemand anders hat {what} geändert. Laden Sie neu, um diese Fassung zu sehen.',
  'Something went wrong on our side. Please try again.':
    'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'Square Payments': 'Square-Zahlungen',
  'Started, but never approved': 'Begonnen, aber nie freigegeben',
  'Store description': 'Beschreibung des Shops',
  'Store name': 'Name des Shops',
  'Stripe Payments': 'Stripe-Zahlungen',
  'Subcategories can only go to a main category':
    'Unterkategorien können nur in eine Hauptkategorie kommen',
  'Support phone': 'Support-Telefon',
  'Tag ID': 'Tag-ID',
  Tags: 'Tags',
  'Taken back by {provider}': 'Von {provider} zurückgeholt',
  'Tawk.to Live Chat': 'Tawk.to-Livechat',
  'Tax ID confirmed: the tax goes back': 'USt-IdNr. bestätigt: Die Steuer geht zurück',
  'Tax rate of {country}': 'Steuersatz von {country}',
  'Tax rates must be a list of countries with their rates':
    'Die Steuersätze müssen eine Liste von Ländern mit ihren Sätzen sein',
  'Tax rates: country must be a country code of two letters':
    'Steuersätze: Das Land muss ein Code aus zwei Buchstaben sein',
  'Tax rates: name each country once': 'Steuersätze: Nennen Sie jedes Land einmal',
  'Tell the buyer why': 'Nennen Sie dem Käufer den Grund',
  'Tell who bought': 'Käufer nennen',
  'The Public Key is not one: look whether all of it was copied.':
    'Der öffentliche Schlüssel ist keiner: Prüfen Sie, ob er ganz kopiert wurde.',
  'The Secret Access Key does not fit the Access Key ID.':
    'Der geheime Zugriffsschlüssel passt nicht zur Zugriffsschlüssel-ID.',
  'The address answered {status}': 'Die Adresse antwortete mit {status}',
  'The address can’t be read any more. Enter it again.':
    'Die Adresse kann nicht mehr gelesen werden. Geben Sie sie erneut ein.',
  'The address could not be reached': 'Die Adresse war nicht erreichbar',
  'The address leads on to too many others': 'Die Adresse leitet zu oft weiter',
  'The address must be one of the public internet':
    'Die Adresse muss im öffentlichen Internet liegen',
  'The address must not hold a password': 'Die Adresse darf kein Passwort enthalten',
  'The address must not name a port': 'Die Adresse darf keinen Port nennen',
  'The address of the receiver is not valid': 'Die Adresse des Empfängers ist ungültig',
  'The address took too long to answer': 'Die Adresse hat zu langsam geantwortet',
  'The amount is not valid': 'Der Betrag ist ungültig',
  'The bank declined the card': 'Die Bank hat die Karte abgelehnt',
  'The bank declined the card, which is reported lost or stolen':
    'Die Bank hat die Karte abgelehnt, die als verloren oder gestohlen gemeldet ist',
  'The billing address is not the card’s': 'Die Rechnungsadresse ist nicht die der Karte',
  'The billing address or the security code is wrong':
    'Die Rechnungsadresse oder der Sicherheitscode ist falsch',
  'The body is not valid JSON': 'Die Anfrage ist kein gültiges JSON',
  'The body is too large': 'Die Anfrage ist zu groß',
  'The bucket answered with status {status}.': 'Der Bucket antwortete mit Status {status}.',
  'The bucket could not be reached.': 'Der Bucket war nicht erreichbar.',
  'The bucket could not be reached: {reason}.': 'Der Bucket war nicht erreichbar: {reason}.',
  'The bucket did not begin an upload.': 'Der Bucket hat keinen Upload begonnen.',
  'The bucket did not confirm a part.': 'Der Bucket hat einen Teil nicht bestätigt.',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'Der Bucket hat {bytes} Bytes davon, gesendet wurden {size}.',
  'The bucket is in another region.': 'Der Bucket ist in einer anderen Region.',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'Der Bucket nimmt Objekte an. Der Schlüssel darf nicht löschen: Ältere Sicherungen bleiben dort.',
  'The bucket takes, lists and deletes objects.':
    'Der Bucket nimmt Objekte an, listet sie auf und löscht sie.',
  'The bucket took an object, but does not list it.':
    'Der Bucket hat ein Objekt angenommen, listet es aber nicht auf.',
  'The bucket’s service does not know the Access Key ID.':
    'Der Dienst des Buckets kennt die Zugriffsschlüssel-ID nicht.',
  'The card charge has not settled within a week':
    'Die Kartenbelastung wurde binnen einer Woche nicht abgerechnet',
  'The card charge was cancelled or never settled':
    'Die Kartenbelastung wurde storniert oder nie abgerechnet',
  'The card details had expired or were used before':
    'Die Kartendaten waren abgelaufen oder schon benutzt',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'Die Kartendaten sind abgelaufen oder wurden schon benutzt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  'The card has expired': 'Die Karte ist abgelaufen',
  'The card number is not valid': 'Die Kartennummer ist ungültig',
  'The card or bank behind the PayPal account declined':
    'Die Karte oder Bank hinter dem PayPal-Konto hat abgelehnt',
  'The card processor': 'Der Kartenabwickler',
  'The card processor can not be reached': 'Der Kartenabwickler ist nicht erreichbar',
  'The card processor did not answer': 'Der Kartenabwickler hat nicht geantwortet',
  'The card processor gave an answer that can not be read':
    'Der Kartenabwickler gab eine Antwort, die nicht gelesen werden kann',
  'The card processor is in trouble': 'Der Kartenabwickler hat eine Störung',
  'The card processor refused the call': 'Der Kartenabwickler hat den Aufruf abgelehnt',
  'The card processor refused the look-up': 'Der Kartenabwickler hat die Abfrage abgelehnt',
  'The card processor reported an unknown state':
    'Der Kartenabwickler meldete einen unbekannten Zustand',
  'The card processor was in trouble': 'Der Kartenabwickler hatte eine Störung',
  'The card was refused': 'Die Karte wurde abgelehnt',
  'The catalogue changed since the preview. Look at the preview again.':
    'Der Katalog hat sich seit der Vorschau geändert. Sehen Sie sich die Vorschau noch einmal an.',
  'The change is too large': 'Die Änderung ist zu groß',
  'The charge was declined before': 'Die Belastung wurde schon einmal abgelehnt',
  'The charge was made before': 'Die Belastung wurde schon vorgenommen',
  'The charge was {status}': 'Die Belastung wurde {status}',
  'The clock of this server is wrong.': 'Die Uhr dieses Servers geht falsch.',
  'The column “slug” is missing. {known}': 'Die Spalte „slug“ fehlt. {known}',
  'The column “{column}” is there twice': 'Die Spalte „{column}“ ist doppelt vorhanden',
  'The connection to the receiver failed': 'Die Verbindung zum Empfänger ist fehlgeschlagen',
  'The connection to the receiver failed ({code})':
    'Die Verbindung zum Empfänger ist fehlgeschlagen ({code})',
  'The database has no tables of the store, so there is nothing to back up.':
    'Die Datenbank hat keine Tabellen des Shops, daher gibt es nichts zu sichern.',
  'The delivery mail was sent again less than a minute ago':
    'Die Liefermail wurde vor weniger als einer Minute noch einmal gesendet',
  'The discount must be less than 100 %': 'Der Rabatt muss weniger als 100 % betragen',
  'The discount must be more than 0 %': 'Der Rabatt muss mehr als 0 % betragen',
  'The disk of the store is full': 'Die Festplatte des Shops ist voll',
  'The dispute is recorded: {status}': 'Die Anfechtung ist erfasst: {status}',
  'The dispute was known': 'Die Anfechtung war bekannt',
  'The end must be after the beginning': 'Das Ende muss nach dem Anfang liegen',
  'The expiry date is not valid': 'Das Ablaufdatum ist ungültig',
  'The family “{family}” would have more than {max} products':
    'Die Familie „{family}“ hätte mehr als {max} Produkte',
  'The file has a header but no lines': 'Die Datei hat eine Kopfzeile, aber keine Zeilen',
  'The file has more than {max} lines. Split it.':
    'Die Datei hat mehr als {max} Zeilen. Teilen Sie sie auf.',
  'The file is UTF-16, not UTF-8. {advice}': 'Die Datei ist UTF-16, nicht UTF-8. {advice}',
  'The file is empty': 'Die Datei ist leer',
  'The file is larger than 10 MB. Split it.': 'Die Datei ist größer als 10 MB. Teilen Sie sie auf.',
  'The file is larger than this store takes': 'Die Datei ist größer, als dieser Shop annimmt',
  'The file is no text. {advice}': 'Die Datei ist kein Text. {advice}',
  'The file is not UTF-8. {advice}': 'Die Datei ist nicht UTF-8. {advice}',
  'The file is not well-formed CSV: {reason}': 'Die Datei ist kein wohlgeformtes CSV: {reason}',
  'The file must be at an address that begins with https://':
    'Die Datei muss an einer Adresse liegen, die mit https:// beginnt',
  'The files of this product have changed in the meantime':
    'Die Dateien dieses Produkts haben sich inzwischen geändert',
  'The form is not well-formed': 'Das Formular ist nicht korrekt aufgebaut',
  'The format is right. The provider was not asked.':
    'Das Format stimmt. Der Anbieter wurde nicht gefragt.',
  'The host has an address that is never called.':
    'Der Host hat eine Adresse, die nie aufgerufen wird.',
  'The id is too large': 'Die ID ist zu groß',
  'The id must be a whole number': 'Die ID muss eine ganze Zahl sein',
  'The image has more than 40 megapixels': 'Das Bild hat mehr als 40 Megapixel',
  'The image must be a path below /images/ or /media/, or a data URL with a picture':
    'Das Bild muss ein Pfad unter /images/ oder /media/ sein oder eine Data-URL mit einem Bild',
  'The import failed. Nothing was changed.':
    'Der Import ist fehlgeschlagen. Es wurde nichts geändert.',
  'The installer must be an address that begins with https://':
    'Das Installationsprogramm muss eine Adresse sein, die mit https:// beginnt',
  'The key may not do this with the bucket.': 'Der Schlüssel darf das mit dem Bucket nicht tun.',
  'The keys of this product are made by a rule':
    'Die Schlüssel dieses Produkts entstehen nach einer Regel',
  'The keys of this product are made by a rule. Switch that off first (Keys).':
    'Die Schlüssel dieses Produkts entstehen nach einer Regel. Schalten Sie diese zuerst aus (Schlüssel).',
  'The last active administrator cannot be removed, demoted or deactivated.':
    'Der letzte aktive Administrator kann nicht gelöscht, herabgestuft oder deaktiviert werden.',
  'The last day must not be before the first': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'The licence is not active on this device any more':
    'Die Lizenz ist auf diesem Gerät nicht mehr aktiv',
  'The line has {count} cells, the heading {expected}. A text with the separator in it needs quotes around it.':
    'Die Zeile hat {count} Zellen, die Überschrift {expected}. Ein Text, der das Trennzeichen enthält, braucht Anführungszeichen.',
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
  'The money of this order has gone back already':
    'Das Geld dieser Bestellung ist bereits zurückgegangen',
  'The money of this payment has gone back': 'Das Geld dieser Zahlung ist zurückgegangen',
  'The money went back at the provider meanwhile':
    'Das Geld ist inzwischen beim Anbieter zurückgegangen',
  'The order': 'Die Bestellung',
  'The owner requires a second factor: set one up in your account.':
    'Der Inhaber verlangt einen zweiten Faktor: Richten Sie einen in Ihrem Konto ein.',
  'The pattern must be groups of capital letters, digits and # with a hyphen between them, such as SOFT-####-####-####':
    'Das Muster muss aus Gruppen von Großbuchstaben, Ziffern und # mit einem Bindestrich dazwischen bestehen, etwa SOFT-####-####-####',
  'The pattern must have at least {min} random characters (#), so that nobody can guess a key':
    'Das Muster muss mindestens {min} Zufallszeichen (#) haben, damit niemand einen Schlüssel erraten kann',
  'The pattern must have at most {max} characters': 'Das Muster darf höchstens {max} Zeichen haben',
  'The payer tried too often at PayPal': 'Der Zahlende hat es bei PayPal zu oft versucht',
  'The payer’s PayPal account is locked or closed':
    'Das PayPal-Konto des Zahlenden ist gesperrt oder geschlossen',
  'The payer’s PayPal account is restricted': 'Das PayPal-Konto des Zahlenden ist eingeschränkt',
  'The payer’s network is blocked in your Authorize.Net account':
    'Das Netzwerk des Zahlenden ist in Ihrem Authorize.Net-Konto gesperrt',
  'The payment failed': 'Die Zahlung ist fehlgeschlagen',
  'The payment is above a limit of the PayPal account':
    'Die Zahlung übersteigt ein Limit des PayPal-Kontos',
  'The payment is still being reviewed by the payment provider':
    'Die Zahlung wird noch vom Zahlungsanbieter geprüft',
  'The payment is {status}': 'Die Zahlung ist {status}',
  'The payment was not captured': 'Die Zahlung wurde nicht eingezogen',
  'The payouts were asked for a moment ago. Please wait five minutes.':
    'Die Auszahlungen wurden gerade erst abgefragt. Bitte warten Sie fünf Minuten.',
  'The piece is larger than 4 MB, or longer than the file':
    'Das Stück ist größer als 4 MB oder länger als die Datei',
  'The plugin was switched off': 'Das Plugin wurde ausgeschaltet',
  'The plugin was switched off.': 'Das Plugin wurde ausgeschaltet.',
  'The price is too high': 'Der Preis ist zu hoch',
  'The price would be more than 99,999,999.99': 'Der Preis wäre mehr als 99,999,999.99',
  'The products have changed since': 'Die Produkte haben sich seitdem geändert',
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
  'The refund failed': 'Die Erstattung ist fehlgeschlagen',
  'The refund is recorded': 'Die Erstattung ist erfasst',
  'The refund was known': 'Die Erstattung war bekannt',
  'The same payment was sent twice within minutes':
    'Dieselbe Zahlung wurde innerhalb von Minuten zweimal gesendet',
  'The security check does not answer right now. Please try again in a moment.':
    'Die Sicherheitsprüfung antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  'The security code is wrong': 'Der Sicherheitscode ist falsch',
  'The slug is in line {line} already': 'Der Slug steht schon in Zeile {line}',
  'The slug may hold lowercase letters, digits and single hyphens between them':
    'Der Slug darf Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen enthalten',
  'The store': 'Der Shop',
  'The store could not be read or encrypted.':
    'Der Shop konnte nicht gelesen oder verschlüsselt werden.',
  'The store has no credentials of {provider}': 'Der Shop hat keine Zugangsdaten von {provider}',
  'The store is briefly unavailable. Please try again in a moment.':
    'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The store’s Authorize.Net account is not active':
    'Das Authorize.Net-Konto des Shops ist nicht aktiv',
  'The store’s PayPal account is locked or closed':
    'Das PayPal-Konto des Shops ist gesperrt oder geschlossen',
  'The store’s PayPal account is restricted': 'Das PayPal-Konto des Shops ist eingeschränkt',
  'The store’s account does not take this type of card':
    'Das Konto des Shops nimmt diese Kartenart nicht an',
  'The table has no lines': 'Die Tabelle hat keine Zeilen',
  'The upload is too large': 'Die hochgeladene Datei ist zu groß',
  'The {what} at this address is larger than {max}MB':
    'Was unter dieser Adresse steht ({what}), ist größer als {max} MB',
  'There are at most {max} passkeys': 'Es gibt höchstens {max} Passkeys',
  'There are {count} categories already': 'Es gibt schon {count} Kategorien',
  'There are {count} feeds, the most there may be':
    'Es gibt {count} Feeds, mehr sind nicht möglich',
  'There are {count} groups of synonyms already. Delete one, or add the phrases to another.':
    'Es gibt schon {count} Gruppen von Synonymen. Löschen Sie eine, oder fügen Sie die Ausdrücke einer anderen hinzu.',
  'There are {count} keys. Revoke some first.':
    'Es gibt {count} Schlüssel. Widerrufen Sie zuerst einige.',
  'There is a coupon with this code already': 'Es gibt schon einen Gutschein mit diesem Code',
  'There is no category “{category}”': 'Es gibt keine Kategorie „{category}“',
  'There is no coupon with this id': 'Es gibt keinen Gutschein mit dieser ID',
  'There is no document with this number': 'Es gibt kein Dokument mit dieser Nummer',
  'There is no gift card with this id': 'Es gibt keine Geschenkkarte mit dieser ID',
  'There is no host {host}.': 'Es gibt keinen Host {host}.',
  'There is no key with this id': 'Es gibt keinen Schlüssel mit dieser ID',
  'There is no order with this number': 'Es gibt keine Bestellung mit dieser Nummer',
  'There is no other key of {product}. Add keys first.':
    'Es gibt keinen weiteren Schlüssel von „{product}“. Fügen Sie zuerst Schlüssel hinzu.',
  'There is no payment with this id': 'Es gibt keine Zahlung mit dieser ID',
  'There is no plugin with this id': 'Es gibt kein Plugin mit dieser ID',
  'There is no product {id}': 'Es gibt kein Produkt {id}',
  'There is no refund request with this id': 'Es gibt keinen Erstattungsantrag mit dieser ID',
  'There is no second factor': 'Es gibt keinen zweiten Faktor',
  'There is no setting {key}': 'Es gibt keine Einstellung {key}',
  'There is no such API key': 'Diesen API-Schlüssel gibt es nicht',
  'There is no such SEO page': 'Diese SEO-Seite gibt es nicht',
  'There is no such application': 'Diese Bewerbung gibt es nicht',
  'There is no such article': 'Diesen Artikel gibt es nicht',
  'There is no such batch of keys': 'Diese Charge von Schlüsseln gibt es nicht',
  'There is no such bucket.': 'Diesen Bucket gibt es nicht.',
  'There is no such call': 'Diesen Aufruf gibt es nicht',
  'There is no such category': 'Diese Kategorie gibt es nicht',
  'There is no such comparison': 'Diesen Vergleich gibt es nicht',
  'There is no such customer': 'Diesen Kunden gibt es nicht',
  'There is no such delivery': 'Diese Zustellung gibt es nicht',
  'There is no such file': 'Diese Datei gibt es nicht',
  'There is no such group of synonyms': 'Diese Gruppe von Synonymen gibt es nicht',
  'There is no such image': 'Dieses Bild gibt es nicht',
  'There is no such key': 'Diesen Schlüssel gibt es nicht',
  'There is no such mailing': 'Diese Aussendung gibt es nicht',
  'There is no such message': 'Diese Nachricht gibt es nicht',
  'There is no such note': 'Diese Notiz gibt es nicht',
  'There is no such notification': 'Diese Meldung gibt es nicht',
  'There is no such passkey': 'Diesen Passkey gibt es nicht',
  'There is no such payout': 'Diese Auszahlung gibt es nicht',
  'There is no such picture in the store': 'Dieses Bild gibt es im Shop nicht',
  'There is no such product': 'Dieses Produkt gibt es nicht',
  'There is no such review': 'Diese Bewertung gibt es nicht',
  'There is no such session': 'Diese Sitzung gibt es nicht',
  'There is no such subscriber': 'Diesen Abonnenten gibt es nicht',
  'There is no such uploaded picture': 'Dieses hochgeladene Bild gibt es nicht',
  'There is no such uploaded picture{which}': 'Dieses hochgeladene Bild gibt es nicht{which}',
  'There is no such user': 'Diesen Benutzer gibt es nicht',
  'There is no such version': 'Diese Version gibt es nicht',
  'There is no uploaded picture {path}': 'Es gibt kein hochgeladenes Bild {path}',
  'There is nothing to send yet': 'Es gibt noch nichts zu senden',
  'There is nothing to undo: it was undone already, or is older than {days} days':
    'Es gibt nichts rückgängig zu machen: Es ist schon geschehen oder älter als {days} Tage',
  'These customers have got or lost addresses since. Look at them again.':
    'Diese Kunden haben seither Adressen bekommen oder verloren. Sehen Sie sie noch einmal an.',
  'These settings can be used.': 'Diese Einstellungen können verwendet werden.',
  'This account can not sign in': 'Dieses Konto kann sich nicht anmelden',
  'This address leads itself. Reload the page.':
    'Diese Adresse führt selbst. Laden Sie die Seite neu.',
  'This batch was recalled already': 'Diese Charge wurde schon zurückgerufen',
  'This category has {contents}. Say where they go (moveTo).':
    'Diese Kategorie enthält {contents}. Geben Sie an, wohin sie kommen.',
  'This code is not right, or was used before':
    'Dieser Code stimmt nicht oder wurde schon verwendet',
  'This code is not right. Check the clock of your device.':
    'Dieser Code stimmt nicht. Prüfen Sie die Uhr Ihres Geräts.',
  'This colour is too dark: against the dark footer it reaches a contrast of {ratio}, and icons need {needed}:1. Choose a lighter one.':
    'Diese Farbe ist zu dunkel: Auf der dunklen Fußzeile erreicht sie einen Kontrast von {ratio}, Symbole brauchen {needed}:1. Wählen Sie eine hellere.',
  'This colour is too light: against the page it reaches a contrast of {ratio}, and shapes and headings need {needed}:1. Choose a darker one.':
    'Diese Farbe ist zu hell: Auf der Seite erreicht sie einen Kontrast von {ratio}, Formen und Überschriften brauchen {needed}:1. Wählen Sie eine dunklere.',
  'This coupon was used. Switch it off instead.':
    'Dieser Gutschein wurde benutzt. Schalten Sie ihn stattdessen aus.',
  'This day is over': 'Dieser Tag ist vorbei',
  'This device has no place any more': 'Dieses Gerät hat keinen Platz mehr',
  'This feed does not exist any more': 'Diesen Feed gibt es nicht mehr',
  'This image is in use{uses}. Choose another picture there first.':
    'Dieses Bild wird verwendet{uses}. Wählen Sie dort zuerst ein anderes Bild.',
  'This is a common password or an easy pattern: choose one that is harder to guess':
    'Das ist ein häufiges Passwort oder ein einfaches Muster: Wählen Sie eines, das schwerer zu erraten ist',
  'This is not your current password': 'Das ist nicht Ihr aktuelles Passwort',
  'This is the order’s address already': 'Das ist schon die Adresse der Bestellung',
  'This key has just changed. Reload the list and try again.':
    'Dieser Schlüssel hat sich gerade geändert. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
  'This key is no licence': 'Dieser Schlüssel ist keine Lizenz',
  'This key is quarantined already.': 'Dieser Schlüssel ist schon gesperrt.',
  'This key is stored already, as {product}':
    'Dieser Schlüssel ist schon gespeichert, als {product}',
  'This key was already replaced or withdrawn':
    'Dieser Schlüssel wurde bereits ersetzt oder zurückgezogen',
  'This key was not sold with an order':
    'Dieser Schlüssel wurde nicht mit einer Bestellung verkauft',
  'This key was sold already: as {product}, with order {order}':
    'Dieser Schlüssel wurde schon verkauft: als {product}, mit Bestellung {order}',
  'This key was sold with order {order} and stays on record.':
    'Dieser Schlüssel wurde mit der Bestellung {order} verkauft und bleibt verzeichnet.',
  "This key was sold with order {order}, so it can't be {done}.":
    'Dieser Schlüssel wurde mit der Bestellung {order} verkauft und kann daher nicht {done} werden.',
  'This licence has no end': 'Diese Lizenz läuft nicht ab',
  'This licence was revoked with its key': 'Diese Lizenz wurde mit ihrem Schlüssel widerrufen',
  'This link has expired or is not complete': 'Dieser Link ist abgelaufen oder unvollständig',
  'This link has expired or was used already. Ask for a new one.':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  'This notification is about to be handled anyway':
    'Diese Meldung wird ohnehin gleich verarbeitet',
  'This number belongs to the dispute of another order':
    'Diese Nummer gehört zur Anfechtung einer anderen Bestellung',
  'This order has no item {id}': 'Diese Bestellung hat keine Position {id}',
  'This order has no such refund': 'Diese Bestellung hat keine solche Erstattung',
  'This order is already {status}': 'Diese Bestellung ist bereits {status}',
  'This order is no gift': 'Diese Bestellung ist kein Geschenk',
  'This order is {status}': 'Diese Bestellung ist {status}',
  'This order is {status}; its keys are withdrawn':
    'Diese Bestellung ist {status}; ihre Schlüssel sind zurückgezogen',
  'This order was already refunded in full': 'Diese Bestellung wurde bereits vollständig erstattet',
  'This passkey could not be verified': 'Dieser Passkey konnte nicht geprüft werden',
  'This passkey is known already': 'Dieser Passkey ist schon bekannt',
  'This passkey is not known to the store': 'Der Shop kennt diesen Passkey nicht',
  'This payment was already refunded in full': 'Diese Zahlung wurde bereits vollständig erstattet',
  'This plugin has no signing secret': 'Dieses Plugin hat kein Signaturgeheimnis',
  'This product has this key already': 'Dieses Produkt hat diesen Schlüssel schon',
  'This product still has {count} {keys} to sell. Sell, delete or quarantine them first.':
    'Dieses Produkt hat noch {count} {keys} zu verkaufen. Verkaufen, löschen oder sperren Sie sie zuerst.',
  'This refund does not wait any more': 'Diese Erstattung wartet nicht mehr',
  'This refund request belongs to another order':
    'Dieser Erstattungsantrag gehört zu einer anderen Bestellung',
  'This refund request was already answered': 'Dieser Erstattungsantrag wurde bereits beantwortet',
  'This refundId was used before': 'Diese refundId wurde schon verwendet',
  'This request was already {status}': 'Dieser Antrag wurde bereits {status}',
  'This store does not know such an event any more':
    'Dieser Shop kennt ein solches Ereignis nicht mehr',
  'This took too long. Begin again with your password.':
    'Das hat zu lange gedauert. Beginnen Sie erneut mit Ihrem Passwort.',
  'This took too long. Begin again.': 'Das hat zu lange gedauert. Beginnen Sie erneut.',
  'This took too long. Log in with your password again.':
    'Das hat zu lange gedauert. Melden Sie sich erneut mit Ihrem Passwort an.',
  'This user has a password already: nothing was mailed.':
    'Dieser Benutzer hat schon ein Passwort: Es wurde nichts gesendet.',
  'This user has no second factor': 'Dieser Benutzer hat keinen zweiten Faktor',
  'This user may not sign in: nothing was mailed.':
    'Dieser Benutzer darf sich nicht anmelden: Es wurde nichts gesendet.',
  'Time zone must be one such as Europe/Berlin, or UTC':
    'Die Zeitzone muss eine wie Europe/Berlin oder UTC sein',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Transaction Key': 'Transaktionsschlüssel',
  'Transaction {id} has no amount': 'Die Transaktion {id} hat keinen Betrag',
  'Trustpilot Invitations': 'Trustpilot-Einladungen',
  'US dollars can not be left out: orders are charged in them':
    'US-Dollar können nicht fehlen: Bestellungen werden in ihnen abgerechnet',
  'Unknown column: {column}. {known}': 'Unbekannte Spalte: {column}. {known}',
  'Unknown columns: {columns}. {known}': 'Unbekannte Spalten: {columns}. {known}',
  'Use 3 to 40 letters, digits and hyphens':
    'Verwenden Sie 3 bis 40 Buchstaben, Ziffern und Bindestriche',
  'Use at least {min} characters': 'Verwenden Sie mindestens {min} Zeichen',
  'Use at most {max} characters': 'Verwenden Sie höchstens {max} Zeichen',
  'Use letters, digits and . _ - @ + only': 'Verwenden Sie nur Buchstaben, Ziffern und . _ - @ +',
  'Use small letters, digits and single hyphens':
    'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche',
  'Use small letters, digits and single hyphens, with a letter':
    'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, darunter einen Buchstaben',
  Username: 'Benutzername',
  'Webhook ID': 'Webhook-ID',
  'Website ID': 'Website-ID',
  'Weeks to Keep': 'Wochen aufbewahren',
  'What is before this piece has not arrived': 'Was vor diesem Stück kommt, ist nicht angekommen',
  'What it was is not possible any more': 'Der frühere Zustand ist nicht mehr möglich',
  'What {provider} told could not be recorded':
    'Was {provider} mitteilte, konnte nicht gespeichert werden',
  'While this is off, mails go through {server}, as the environment says.':
    'Solange es aus ist, gehen E-Mails über {server}, wie in der Umgebung festgelegt.',
  'Widget ID': 'Widget-ID',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    'Ohne eigene Zugangsdaten verwendet es die der Umgebung (Modus: {mode}).',
  'WooCommerce Catalogue': 'WooCommerce-Katalog',
  'WordPress Articles': 'WordPress-Artikel',
  'Write a note': 'Schreiben Sie eine Notiz',
  'Write an answer': 'Schreiben Sie eine Antwort',
  'Write the article': 'Schreiben Sie den Artikel',
  'Write the text': 'Schreiben Sie den Text',
  'You cannot delete your own account.': 'Sie können Ihr eigenes Konto nicht löschen.',
  'Your role does not allow this. Ask an administrator.':
    'Ihre Rolle erlaubt das nicht. Fragen Sie einen Administrator.',
  'a Container ID such as GTM-ABC1234': 'eine Container-ID wie GTM-ABC1234',
  'a Measurement ID such as G-ABC123DEF4': 'eine Measurement-ID wie G-ABC123DEF4',
  'a Pixel ID of 10 to 20 digits': 'eine Pixel-ID aus 10 bis 20 Ziffern',
  'a Secret Access Key': 'ein geheimer Zugriffsschlüssel',
  'a Secret Key such as 0x4AAAAAAA…': 'ein Secret Key wie 0x4AAAAAAA…',
  'a Site Key such as 0x4AAAAAAA…': 'ein Site Key wie 0x4AAAAAAA…',
  'a Tag ID of 10 to 16 digits': 'eine Tag-ID aus 10 bis 16 Ziffern',
  'a folder such as backups/store': 'ein Ordner wie backups/store',
  'a key that begins with xkeysib-': 'ein Schlüssel, der mit xkeysib- beginnt',
  'a key that ends with its data centre, such as -us21':
    'ein Schlüssel, der mit seinem Rechenzentrum endet, etwa -us21',
  'a percentage such as 2.9': 'ein Prozentsatz wie 2.9',
  'a public key that begins with age1': 'ein öffentlicher Schlüssel, der mit age1 beginnt',
  'a region such as eu-central-1': 'eine Region wie eu-central-1',
  'a secret that begins with whsec_': 'ein Geheimnis, das mit whsec_ beginnt',
  accepted: 'angenommen',
  activation: 'Die Aktivierung',
  activationSteps: 'Die Liste der Aktivierungsschritte',
  additionalImages: 'Die Liste weiterer Bilder',
  address: 'Die Adresse',
  amount: 'Der Betrag',
  'an Access Key ID': 'eine Zugriffsschlüssel-ID',
  'an Audience ID such as a1b2c3d4e5': 'eine Audience-ID wie a1b2c3d4e5',
  'an amount in dollars such as 0.30': 'ein Betrag in Dollar wie 0.30',
  answer: 'Die Antwort',
  author: 'Der Autor',
  bannerImage: 'Das Bannerbild',
  'batch {id}': 'Stapel {id}',
  callsPerMinute: 'Die Zahl der Aufrufe pro Minute',
  cancelled: 'abgebrochen',
  captured: 'eingezogen',
  categories: 'Kategorien',
  category: 'Die Kategorie',
  categoryId: 'Die Kategorie',
  changelog: 'Das Änderungsprotokoll',
  code: 'Der Code',
  completed: 'abgeschlossen',
  'connection refused': 'Verbindung abgelehnt',
  content: 'Der Text',
  created: 'angelegt',
  currentPassword: 'Das aktuelle Passwort',
  declined: 'abgelehnt',
  deleted: 'gelöscht',
  'delivery must be keys or manual': 'Die Lieferung muss keys oder manual sein',
  deliveryInfo: 'Die Angabe zur Lieferung',
  description: 'Die Beschreibung',
  deviceLimit: 'Die Höchstzahl der Geräte',
  devices: 'Die Zahl der Geräte',
  'downloadUrl must be an address that begins with https://':
    'Die Download-Adresse muss mit https:// beginnen',
  draft: 'Entwurf',
  edition: 'Die Edition',
  email: 'Die E-Mail-Adresse',
  endsAt: 'Das Ende',
  everyHours: 'Die Häufigkeit',
  excerpt: 'Der Auszug',
  expiresAt: 'Das Ablaufdatum',
  'expiresAt must be between the years 2000 and 2199':
    'Das Ablaufdatum muss zwischen den Jahren 2000 und 2199 liegen',
  'expiresOn must be a day such as 2027-01-31': 'Das Ablaufdatum muss ein Tag wie 2027-01-31 sein',
  failed: 'fehlgeschlagen',
  family: 'Die Familie',
  'family may hold lowercase letters, digits and single hyphens between them':
    'Die Familie darf Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen enthalten',
  features: 'Die Liste der Funktionen',
  file: 'Datei',
  firstName: 'Der Vorname',
  'forbidden address': 'verbotene Adresse',
  freeMoves: 'Die Zahl sofort freier Plätze',
  from: 'Von',
  'from must not be in the future': 'Der erste Tag darf nicht in der Zukunft liegen',
  'has credentials': 'enthält Zugangsdaten',
  'has port': 'enthält einen Port',
  held: 'in Prüfung',
  hidden: 'ausgeblendet',
  'ids must not be empty': 'Die Liste darf nicht leer sein',
  image: 'Bild',
  installerUrl: 'Das Installationsprogramm',
  'invalid url': 'ungültige Adresse',
  key: 'Schlüssel',
  keys: 'Schlüssel',
  keywords: 'Schlüsselwörter',
  lastName: 'Der Nachname',
  license: 'Die Lizenz',
  'licenseType must be {choices}': 'Die Lizenzart muss einer dieser Werte sein: {choices}',
  live: 'live',
  lost: 'verloren',
  mailsPerMinute: 'Die Zahl der E-Mails pro Minute',
  maxUses: 'Die Höchstzahl der Nutzungen',
  maxUsesPerBuyer: 'Die Zahl der Nutzungen je Käufer',
  message: 'Die Nachricht',
  minimum: 'Der Mindestbetrag',
  'mode must be percent, amount or set': 'Die Art muss percent, amount oder set sein',
  name: 'Der Name',
  'needs response': 'wartet auf Ihre Antwort',
  'no subscription': 'kein Abonnement',
  none: 'keine',
  notIncluded: 'Die Liste des nicht Enthaltenen',
  note: 'Die Notiz',
  notes: 'Die Notiz',
  originalPrice: 'Der ursprüngliche Preis',
  page: 'Die Seite',
  parentId: 'Die übergeordnete Kategorie',
  partially_refunded: 'teilweise erstattet',
  password: 'Das Passwort',
  path: 'Der Pfad',
  paused: 'angehalten',
  pending: 'wartend',
  percent: 'Der Prozentsatz',
  platforms: 'Die Plattformen',
  preheader: 'Der Vorschautext',
  price: 'Der Preis',
  priority: 'Die Priorität',
  'priority must be between 0.1 and 1.0, in steps of 0.1':
    'Die Priorität muss zwischen 0.1 und 1.0 liegen, in Schritten von 0.1',
  'private address': 'private Adresse',
  processing: 'in Bearbeitung',
  products: 'Produkte',
  published: 'veröffentlicht',
  publisher: 'Der Hersteller',
  quantity: 'Die Menge',
  quarantined: 'gesperrt',
  rating: 'Die Bewertung',
  'rating must have at most 1 decimal': 'Die Bewertung darf höchstens 1 Nachkommastelle haben',
  readTime: 'Die Lesezeit',
  reason: 'Der Grund',
  reference: 'Die Referenz',
  refunded: 'erstattet',
  regions: 'Die Liste der Regionen',
  'regions must be global, EU or codes of countries with two letters':
    'Regionen müssen global, EU oder Ländercodes aus zwei Buchstaben sein',
  respondBy: 'Antwort bis',
  reviewCount: 'Die Anzahl der Bewertungen',
  'robots must be index or noindex, follow or nofollow, and any of noarchive, nosnippet, noimageindex':
    'robots muss index oder noindex, follow oder nofollow sein, dazu beliebig noarchive, nosnippet, noimageindex',
  scheduled: 'geplant',
  search: 'Die Suche',
  sending: 'wird gesendet',
  sent: 'gesendet',
  slug: 'Der Slug',
  'slug is missing': 'Der Slug fehlt',
  startsAt: 'Der Beginn',
  subject: 'Der Betreff',
  supplier: 'Der Lieferant',
  supportedLanguages: 'Die Liste der Sprachen',
  systemRequirements: 'Die Liste der Systemanforderungen',
  tag: 'Der Tag',
  termDays: 'Die Laufzeit in Tagen',
  termMonths: 'Die Laufzeit',
  test: 'Test',
  text: 'Der Text',
  'the 128 hexadecimal digits of your Signature Key':
    'die 128 hexadezimalen Ziffern Ihres Signature Key',
  'the API Login ID of your merchant account': 'die API Login ID Ihres Händlerkontos',
  'the App ID of your Intercom workspace, such as ab12cd34':
    'die App-ID Ihres Intercom-Arbeitsbereichs, etwa ab12cd34',
  'the Client ID of your app at developer.paypal.com':
    'die Client-ID Ihrer App auf developer.paypal.com',
  'the ID of the webhook of your app at developer.paypal.com':
    'die ID des Webhooks Ihrer App auf developer.paypal.com',
  'the Property ID of Tawk.to: 24 digits and letters a to f':
    'die Property-ID von Tawk.to: 24 Ziffern und Buchstaben a bis f',
  'the Public Client Key of your merchant account': 'der Public Client Key Ihres Händlerkontos',
  'the Website ID of Crisp, such as 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f':
    'die Website-ID von Crisp, etwa 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f',
  'the Widget ID of Tawk.to, such as default': 'die Widget-ID von Tawk.to, etwa default',
  'the categories in the meantime': 'die Kategorien inzwischen',
  'the home page': 'die Startseite',
  'the name of a bucket': 'der Name eines Buckets',
  'the subscription was removed just now': 'das Abonnement wurde soeben entfernt',
  'these settings': 'diese Einstellungen',
  'these synonyms in the meantime': 'diese Synonyme inzwischen',
  'this article in the meantime': 'diesen Artikel inzwischen',
  'this category in the meantime': 'diese Kategorie inzwischen',
  'this coupon in the meantime': 'diesen Gutschein inzwischen',
  'this gift card in the meantime': 'diese Geschenkkarte inzwischen',
  'this image': 'dieses Bild',
  'this mailing in the meantime': 'diese Aussendung inzwischen',
  'this order': 'diese Bestellung',
  'this page in the meantime': 'diese Seite inzwischen',
  'this plugin': 'dieses Plugin',
  'this product in the meantime': 'dieses Produkt inzwischen',
  'this review in the meantime': 'diese Bewertung inzwischen',
  'this user in the meantime': 'diesen Benutzer inzwischen',
  timeout: 'Zeitüberschreitung',
  title: 'Der Titel',
  to: 'Bis',
  'to must not be before from': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'too large': 'zu groß',
  'too many redirects': 'zu viele Weiterleitungen',
  'transaction {id}': 'Transaktion {id}',
  'under review': 'wird geprüft',
  'unitCost must be an amount such as 12.50': 'Die Stückkosten müssen ein Betrag wie 12.50 sein',
  'unknown host': 'unbekannter Host',
  username: 'Der Benutzername',
  version: 'Die Version',
  'version must be numbers with dots between them, such as 2.1.0':
    'Die Version muss aus Zahlen mit Punkten dazwischen bestehen, etwa 2.1.0',
  voided: 'annulliert',
  volumePrices: 'Die Liste der Staffelpreise',
  'volumePrices must ascend: more pieces, more percent off':
    'Staffelpreise müssen ansteigen: mehr Stück, mehr Prozent Rabatt',
  'volumePrices must be lines such as “10: 8%”': 'Staffelpreise müssen Zeilen wie „10: 8%“ sein',
  won: 'gewonnen',
  worksWith: 'Die Liste passender Produkte',
  'wrong protocol': 'falsches Protokoll',
  'your address that ends with @invite.trustpilot.com':
    'Ihre Adresse, die mit @invite.trustpilot.com endet',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    'Beim Anbieter gingen {amount} zurück, von der Zahlung {id} sind aber nur noch {left} übrig',
  '{articles} in this category. Give them another one first.':
    '{articles} in dieser Kategorie. Geben Sie ihnen zuerst eine andere.',
  '{card} ending in {lastFour}': '{card} mit den Endziffern {lastFour}',
  '{company} can not be reached at the moment{code}. Nothing was refunded; please try again.':
    '{company} ist zurzeit nicht erreichbar{code}. Es wurde nichts erstattet; bitte versuchen Sie es noch einmal.',
  '{company} can not be reached at the moment{rest}':
    '{company} ist zurzeit nicht erreichbar{rest}',
  '{company} refused the refund{code}. Nothing was refunded.':
    '{company} hat die Erstattung abgelehnt{code}. Es wurde nichts erstattet.',
  '{company} refused the refund{rest}': '{company} hat die Erstattung abgelehnt{rest}',
  '{count} articles are': '{count} Artikel sind',
  '{count} of {lines} lines have errors': '{count} von {lines} Zeilen haben Fehler',
  '{count} of {lines} lines were refused, so nothing was imported':
    '{count} von {lines} Zeilen wurden abgelehnt, daher wurde nichts importiert',
  '{count} prices would change by more than half':
    '{count} Preise würden sich um mehr als die Hälfte ändern',
  '{count} product': '{count} Produkt',
  '{count} product and {subcategories}': '{count} Produkt und {subcategories}',
  '{count} products': '{count} Produkte',
  '{count} products and {subcategories}': '{count} Produkte und {subcategories}',
  '{count} products would be added': '{count} Produkte würden hinzugefügt',
  '{count} products would be hidden': '{count} Produkte würden ausgeblendet',
  '{count} subcategories': '{count} Unterkategorien',
  '{count} subcategory': '{count} Unterkategorie',
  '{field} must be later than now': '{field} muss in der Zukunft liegen',
  '{label} has no choice {choice}': '{label} hat keine Auswahl {choice}',
  '{label} is needed': '{label} wird gebraucht',
  '{label} is needed while {plugin} is on':
    '{label} wird gebraucht, solange {plugin} eingeschaltet ist',
  '{label} is not valid': '{label} ist ungültig',
  '{label} must be a colour': '{label} muss eine Farbe sein',
  '{label} must be a colour such as #ea580c': '{label} muss eine Farbe sein, etwa #ea580c',
  '{label} must be a country code of two letters':
    '{label} muss ein Ländercode aus zwei Buchstaben sein',
  '{label} must be a host name such as mail.example.com':
    '{label} muss ein Hostname sein, etwa mail.example.com',
  '{label} must be a path such as /images/share.webp, or an https address':
    '{label} muss ein Pfad wie /images/share.webp oder eine https-Adresse sein',
  '{label} must be a whole number from {min} to {max}':
    '{label} muss eine ganze Zahl von {min} bis {max} sein',
  '{label} must be an address that begins with https:// or http:// and holds no password':
    '{label} muss eine Adresse sein, die mit https:// oder http:// beginnt und kein Passwort enthält',
  '{label} must be capital letters and digits that end with a hyphen, such as SH-':
    '{label} muss aus Großbuchstaben und Ziffern mit einem Bindestrich am Ende bestehen, etwa SH-',
  '{label} must be capital letters, digits or {year}, each part ending with a hyphen, such as INV-{year}-':
    '{label} muss aus Großbuchstaben, Ziffern oder {year} bestehen, jeder Teil mit einem Bindestrich am Ende, etwa INV-{year}-',
  '{label} must be from 0 to 100': '{label} muss zwischen 0 und 100 liegen',
  '{label} must be on or off': '{label} muss ein oder aus sein',
  '{label} must be {example}': '{label} muss so aussehen: {example}',
  '{label} must have at most 2 decimals': '{label} darf höchstens 2 Nachkommastellen haben',
  '{label} must have at most 3 decimals': '{label} darf höchstens 3 Nachkommastellen haben',
  '{label} must have at most {max} entries': '{label} darf höchstens {max} Einträge haben',
  '{label} must not be an address of an inner network':
    '{label} darf keine Adresse eines internen Netzes sein',
  '{label} must not be empty': '{label} darf nicht leer sein',
  '{method} is not offered by this store at the moment':
    '{method} wird von diesem Shop zurzeit nicht angeboten',
  '{name} and {count} more': '{name} und {count} weitere',
  '{name} can’t be changed, so nothing was. {reason}.':
    '{name}: nicht änderbar, daher wurde nichts geändert. {reason}.',
  '{name} is out of range': '{name}: außerhalb des Bereichs',
  '{name} is out of stock': '{name} ist ausverkauft',
  '{name} is too large': '{name} ist zu groß',
  '{name} is too long': '{name} ist zu lang',
  '{name} must be a day such as 2026-01-31': '{name}: Geben Sie einen Tag wie 2026-01-31 ein',
  '{name} must be a list': '{name} muss eine Liste sein',
  '{name} must be a list of pictures': '{name} muss eine Liste von Bildern sein',
  '{name} must be a list of texts': '{name} muss eine Liste von Texten sein',
  '{name} must be a number': '{name} muss eine Zahl sein',
  '{name} must be a text': '{name} muss ein Text sein',
  '{name} must be a time': '{name} muss ein Zeitpunkt sein',
  '{name} must be a time such as 2026-01-31T00:00:00Z':
    '{name} muss ein Zeitpunkt wie 2026-01-31T00:00:00Z sein',
  '{name} must be a whole number': '{name} muss eine ganze Zahl sein',
  '{name} must be among {choices}': '{name} müssen aus dieser Liste sein: {choices}',
  '{name} must be an amount': '{name} muss ein Betrag sein',
  '{name} must be an amount from 0 to 99999999.99 with at most 2 decimals':
    '{name} muss ein Betrag von 0 bis 99999999.99 mit höchstens 2 Nachkommastellen sein',
  '{name} must be at least {min}': '{name} muss mindestens {min} sein',
  '{name} must be at most {max}': '{name} darf höchstens {max} sein',
  '{name} must be at most {max} characters': '{name} darf höchstens {max} Zeichen haben',
  '{name} must be at most {max} entries': '{name} darf höchstens {max} Einträge haben',
  '{name} must be at most {max} pictures': '{name} darf höchstens {max} Bilder haben',
  '{name} must be between the years 2000 and 2199':
    '{name} muss zwischen den Jahren 2000 und 2199 liegen',
  '{name} must be numbers': '{name} müssen Zahlen sein',
  '{name} must be one of {choices}': '{name} muss einer dieser Werte sein: {choices}',
  '{name} must be true or false': '{name} muss true oder false sein',
  '{name} must be {word} or a number from 1 to {max}':
    '{name} muss {word} oder eine Zahl von 1 bis {max} sein',
  '{name} must be {word} or a whole number': '{name} muss {word} oder eine ganze Zahl sein',
  '{name} must not contain NUL or half of a character':
    '{name} darf weder NUL noch unvollständige Zeichen enthalten',
  '{name} must not contain control characters': '{name} darf keine Steuerzeichen enthalten',
  '{name} was not restored. {reason}.': '{name} wurde nicht wiederhergestellt. {reason}.',
  '{percent} % of the price is less than a cent':
    '{percent} % des Preises sind weniger als ein Cent',
  '{plugin} has no setting {key}': '{plugin} hat keine Einstellung {key}',
  '{plugin} is a part of the store. Switch it off instead.':
    '{plugin} ist ein Teil des Shops. Schalten Sie es stattdessen aus.',
  "{plugin} is not available yet and can't be installed":
    '{plugin} ist noch nicht verfügbar und kann nicht installiert werden',
  "{plugin} is not available yet and can't be switched on":
    '{plugin} ist noch nicht verfügbar und kann nicht eingeschaltet werden',
  '{plugin} is not available yet, so there is nothing to test':
    '{plugin} ist noch nicht verfügbar, daher gibt es nichts zu testen',
  '{plugin} is off. Switch it on first.': '{plugin} ist aus. Schalten Sie es zuerst ein.',
  '{plugin} is switched off': '{plugin} ist ausgeschaltet',
  '{plugin} keeps no delivery log': '{plugin} führt kein Zustellprotokoll',
  '{problems}, and {count} more': '{problems} und {count} weitere',
  '{product} is delivered from its pool of keys':
    '„{product}“ wird aus seinem Vorrat an Schlüsseln geliefert',
  '{product} was already delivered': '„{product}“ wurde bereits geliefert',
  '{product} was already delivered, so the order can not be cancelled. Refund it instead.':
    '{product} wurde bereits geliefert, daher kann die Bestellung nicht storniert werden. Erstatten Sie sie stattdessen.',
  '{product} was already refunded': '„{product}“ wurde bereits erstattet',
  '{product} was refunded': '„{product}“ wurde erstattet',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider} hat die Zugangsdaten angenommen (Modus: {mode}).',
  '{provider} can not be reached at the moment.': '{provider} ist im Moment nicht erreichbar.',
  '{provider} refused these credentials.': '{provider} hat diese Zugangsdaten abgelehnt.',
  '{spent} of the gift card ending in {lastFour} have been spent, so its price can not be refunded':
    'Von der Geschenkkarte mit den Endziffern {lastFour} wurden {spent} ausgegeben, daher kann ihr Preis nicht erstattet werden',
  '{username} changed it on {day} at {time} ({zone})':
    '{username} hat es am {day} um {time} ({zone}) geändert',
  '{uses} and more': '{uses} und weitere',
  '“{phrase}” is there twice': '„{phrase}“ ist doppelt vorhanden',
} satisfies TranslatedServerTexts
