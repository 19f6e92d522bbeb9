import type { TranslatedServerTexts } from './english'

export default {
  '. Nothing was refunded.': '. Rien n’a été remboursé.',
  '. Nothing was refunded; please try again.': '. Rien n’a été remboursé ; veuillez réessayer.',
  '1 article is': 'Il y a 1 article',
  '1 price would change by more than half': '1 prix changerait de plus de la moitié',
  'A backup is being made already': 'Une sauvegarde est déjà en cours',
  'A category cannot be its own parent':
    'Une catégorie ne peut pas être sa propre catégorie parente',
  'A category with subcategories cannot become a subcategory':
    'Une catégorie qui a des sous-catégories ne peut pas devenir une sous-catégorie',
  'A coupon that was used keeps its code': 'Un code promo déjà utilisé garde son code',
  'A customer has at most {count} addresses': 'Un client a au plus {count} adresses',
  'A customer has at most {count} tags': 'Un client a au plus {count} étiquettes',
  'A delivery of this order is being mailed right now. Look again in a few minutes.':
    'Une livraison de cette commande est en cours d’envoi par e-mail. Revenez dans quelques minutes.',
  'A dispute of this payment is open. If the buyer wins it, the money is paid back twice.':
    'Un litige de ce paiement est ouvert. Si l’acheteur le gagne, l’argent est rendu deux fois.',
  'A dispute of this payment was opened meanwhile. If the buyer wins it, the money would be paid back twice.':
    'Entre-temps, un litige a été ouvert sur ce paiement. Si l’acheteur l’emporte, l’argent serait rendu deux fois.',
  'A download link must be an address that begins with https://':
    'Un lien de téléchargement doit être une adresse qui commence par https://',
  'A file can only name pictures below /images/ and /media/':
    'Un fichier ne peut nommer que des images sous /images/ et /media/',
  'A file must be a data: address with a name, of at most {max} KB':
    'Un fichier doit être une adresse data: avec un nom, de {max} Ko au plus',
  'A filter of your PayPal account refused it': 'Un filtre de votre compte PayPal l’a refusé',
  'A fraud filter of your Authorize.Net account refused it':
    'Un filtre antifraude de votre compte Authorize.Net l’a refusé',
  'A gift card costs what it is worth, so it has no volume prices':
    'Une carte cadeau coûte ce qu’elle vaut, elle n’a donc pas de prix par quantité',
  'A gift card has no keys: the store makes its codes':
    'Une carte cadeau n’a pas de clés : la boutique crée ses codes',
  'A gift card is worth its price, so it must cost something':
    'Une carte cadeau vaut son prix, elle doit donc coûter quelque chose',
  'A key has at most {max} characters': 'Une clé compte au plus {max} caractères',
  'A key must not contain control characters':
    'Une clé ne doit pas contenir de caractères de contrôle',
  'A key must not contain the sign {sign}, which nobody sees':
    'Une clé ne doit pas contenir le signe invisible {sign}',
  'A line of the file is too long: at most {max} characters':
    'Une ligne du fichier est trop longue : {max} caractères au plus',
  "A mailing that is {status} can't be changed so":
    'Un envoi dans l’état « {status} » ne peut pas être modifié ainsi',
  'A phrase': 'L’expression',
  'A phrase needs a letter or a digit': 'Une expression doit contenir une lettre ou un chiffre',
  'A picture of it is gone': 'L’une de ses images n’existe plus',
  'A price is not negative': 'Un prix n’est pas négatif',
  'A product has at most {max} files': 'Un produit a au plus {max} fichiers',
  'A product is named twice': 'Un produit est indiqué deux fois',
  'A product that is delivered by keys of its own can not be a gift card':
    'Un produit livré avec ses propres clés ne peut pas être une carte cadeau',
  'A refund for this request is being made right now':
    'Un remboursement pour cette demande est en cours en ce moment',
  'A refund of this order is still being settled with the payment provider. Please wait until that is done.':
    'Un remboursement de cette commande est encore en cours chez le prestataire de paiement. Veuillez attendre qu’il soit terminé.',
  'A refund of this payment is still being settled with the payment provider. Please wait until that is done.':
    'Un remboursement de ce paiement est encore en cours chez le prestataire de paiement. Veuillez attendre qu’il soit terminé.',
  'A review that is {status} can not be changed so':
    'Un avis au statut « {status} » ne peut pas être modifié ainsi',
  'A second factor is set up already. Remove it first.':
    'Un second facteur est déjà configuré. Retirez-le d’abord.',
  "A shopper is paying for this key at the moment, so it can't be {done}. Try again in a quarter of an hour.":
    'Un visiteur est en train de payer cette clé, elle ne peut donc pas être {done}. Réessayez dans un quart d’heure.',
  'A sign of this key could not be read. Save the file as UTF-8.':
    'Un signe de cette clé n’a pas pu être lu. Enregistrez le fichier en UTF-8.',
  'A spreadsheet has shortened this number, and its digits are lost. Format the column as text there.':
    'Un tableur a abrégé ce nombre et ses chiffres sont perdus. Donnez-y le format texte à la colonne.',
  'A test message stands in the channel.': 'Un message de test se trouve dans le canal.',
  'AFS Address': 'Adresse AFS',
  'API Key': 'Clé API',
  'API Login ID': 'Identifiant de connexion API',
  'API sign-in is switched off in the settings of the store':
    'La connexion par API est désactivée dans les paramètres de la boutique',
  'Access Key ID': 'Identifiant de clé d’accès',
  'All that is left of this order waits to be refunded':
    'Tout ce qui reste de cette commande attend d’être remboursé',
  'An item is named twice': 'Une ligne est indiquée deux fois',
  'An order was made for this payment. Refund the order.':
    'Une commande a été créée pour ce paiement. Remboursez la commande.',
  'Another article has this slug': 'Un autre article a ce slug',
  'Another category has this name': 'Une autre catégorie a ce nom',
  'Another category has this slug': 'Une autre catégorie a ce slug',
  'Another entry is about this page': 'Une autre entrée concerne cette page',
  'Another product already has the slug “{slug}”': 'Un autre produit a déjà le slug « {slug} »',
  'Another product has the slug “{slug}”': 'Un autre produit a le slug « {slug} »',
  'Another user has this e-mail address': 'Un autre utilisateur a déjà cette adresse e-mail',
  'Another user has this username': 'Un autre utilisateur a déjà ce nom d’utilisateur',
  'App ID': 'Identifiant de l’app',
  'Ask after days': 'Le nombre de jours avant la demande d’avis',
  'Ask again after (months)': 'Redemander après (mois)',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'Demandé dans Ma bibliothèque, ouverte par un lien envoyé à cette adresse : son titulaire souhaite la suppression de ses données personnelles. Veuillez répondre sous {days} jours.',
  'At most {amount} can still be refunded': 'Au plus {amount} peuvent encore être remboursés',
  'At most {days} days can be compared at once':
    'Au plus {days} jours peuvent être comparés à la fois',
  'At most {max} keys can be added at once': 'Au plus {max} clés peuvent être ajoutées à la fois',
  'At the checkout, after declined cards': 'Au paiement, après des cartes refusées',
  'Audience ID': 'Identifiant de l’audience',
  'Authorize.Net Cards': 'Cartes Authorize.Net',
  'Authorize.Net does not accept the store’s credentials':
    'Authorize.Net n’accepte pas les identifiants de la boutique',
  'Authorize.Net knows no transaction {id}': 'Authorize.Net ne connaît pas la transaction {id}',
  'Authorize.Net refused its batches': 'Authorize.Net a refusé ses lots',
  'Authorize.Net refused its list of batches ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net a refusé sa liste de lots ({code}). La Transaction Details API doit être activée dans ses paramètres.',
  'Authorize.Net refused its list of transactions ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net a refusé sa liste de transactions ({code}). La Transaction Details API doit être activée dans ses paramètres.',
  'Authorize.Net’s batch {id} has no time that can be read':
    'Le lot {id} d’Authorize.Net n’a pas d’heure lisible',
  'Authorize.Net’s list of transactions does not end':
    'La liste des transactions d’Authorize.Net n’a pas de fin',
  'Authorize.Net’s {what} has an amount that can not be read':
    'Authorize.Net indique un montant illisible ({what})',
  'Base currency must be USD: orders are charged in US dollars':
    'La devise de base doit être USD : les commandes sont débitées en dollars américains',
  'Bounce Mailbox': 'Boîte des e-mails retournés',
  'Brevo does not take this key.': 'Brevo n’accepte pas cette clé.',
  'Brevo knows the key and the list.': 'Brevo connaît la clé et la liste.',
  'Brevo knows the key, but no such list.': 'Brevo connaît la clé, mais pas cette liste.',
  Bucket: 'Bucket',
  'Bucket in the Path': 'Bucket dans le chemin',
  Card: 'Carte',
  'Choose a category': 'Choisissez une catégorie',
  'Choose a category outside of the deleted one':
    'Choisissez une catégorie en dehors de celle qui est supprimée',
  'Choose a day that is not in the future, or set publishAt to publish later':
    'Choisissez un jour qui n’est pas dans le futur, ou fixez une heure pour publier plus tard',
  'Choose a main category as the parent': 'Choisissez une catégorie principale comme parente',
  'Choose a picture that was uploaded here, or one below /images/':
    'Choisissez une image importée ici, ou une image sous /images/',
  'Choose a role in the back office': 'Choisissez un rôle du back-office',
  'Choose a time in the future': 'Choisissez un moment dans le futur',
  'Choose an image': 'Choisissez une image',
  'Choose another customer than this one': 'Choisissez un autre client que celui-ci',
  'Choose at least one thing that the key may do':
    'Choisissez au moins une action autorisée pour la clé',
  'Choose at most two years': 'Choisissez deux ans au plus',
  'Choose at most {max} products': 'Choisissez au plus {max} produits',
  'Choose at most {max} {things}': 'Choisissez au plus {max} {things}',
  'Choose items or enter an amount': 'Choisissez des lignes ou saisissez un montant',
  'Choose what was bought': 'Choisissez ce qui a été acheté',
  'Choose what was delivered': 'Choisissez ce qui a été livré',
  'Client ID': 'Identifiant client',
  'Client Secret': 'Secret client',
  'Cloudflare Firewall': 'Pare-feu Cloudflare',
  'Cloudflare does not know this Secret Key.': 'Cloudflare ne connaît pas cette clé secrète.',
  'Cloudflare knows the Secret Key.': 'Cloudflare connaît la clé secrète.',
  'Column {column} has no name, but line {line} has something in it':
    'La colonne {column} n’a pas de nom, mais la ligne {line} y contient quelque chose',
  'Container ID': 'Identifiant du conteneur',
  'Cookie Consent': 'Consentement aux cookies',
  'Credit note number prefix': 'Préfixe des numéros d’avoir',
  'Crisp Live Chat': 'Chat en direct Crisp',
  'Currencies: the store has no rate for one of these':
    'Devises : la boutique n’a pas de taux pour l’une d’elles',
  'Dark mode is not available: the store is designed for light pages only':
    'Le mode sombre n’est pas disponible : la boutique est conçue pour des pages claires uniquement',
  'Days After Delivery': 'Jours après la livraison',
  'Days to Keep': 'Jours à conserver',
  Declined: 'Refusé',
  'Default shipping cost': 'Le montant des frais de livraison',
  'Default tax rate': 'Taux de taxe par défaut',
  'Deleted category': 'Catégorie supprimée',
  'Deleted product': 'Produit supprimé',
  'Digits of document numbers': 'Chiffres des numéros',
  'Dropbox Backup': 'Sauvegarde Dropbox',
  Encryption: 'Chiffrement',
  Endpoint: 'Point de terminaison',
  'Enter a name': 'Saisissez un nom',
  'Enter a name such as @softhaven': 'Saisissez un nom tel que @softhaven',
  'Enter a new password': 'Saisissez un nouveau mot de passe',
  'Enter a password': 'Saisissez un mot de passe',
  'Enter a path that begins with /, such as /products, without ? and #':
    'Saisissez un chemin qui commence par /, par exemple /products, sans ? ni #',
  'Enter a path that begins with /images/ or /media/, or an https address':
    'Saisissez un chemin qui commence par /images/ ou /media/, ou une adresse https',
  'Enter a path that begins with /images/ or /media/, or upload a picture':
    'Saisissez un chemin qui commence par /images/ ou /media/, ou importez une image',
  'Enter a phrase': 'Saisissez une expression',
  'Enter a slug: the name has no letters or digits to make one from':
    'Saisissez un slug : le nom n’a ni lettres ni chiffres pour en former un',
  'Enter a slug: the title has no letters to make one from':
    'Saisissez un slug : le titre n’a pas de lettres pour en former un',
  'Enter a store name': 'Saisissez un nom de boutique',
  'Enter a subject': 'Saisissez un objet',
  'Enter a time': 'Saisissez une heure',
  'Enter a time that is not over': 'Saisissez une heure qui n’est pas passée',
  'Enter a time within {days} days': 'Saisissez une heure dans les {days} prochains jours',
  'Enter a title': 'Saisissez un titre',
  'Enter a username': 'Saisissez un nom d’utilisateur',
  'Enter a valid e-mail address': 'Saisissez une adresse e-mail valide',
  'Enter a whole number': 'Saisissez un nombre entier',
  'Enter an address': 'Saisissez une adresse',
  'Enter an address that begins with https://': 'Saisissez une adresse qui commence par https://',
  'Enter an address that begins with https://, or a path that begins with /':
    'Saisissez une adresse qui commence par https://, ou un chemin qui commence par /',
  'Enter an amount above 0': 'Saisissez un montant supérieur à 0',
  'Enter an amount above 0 with at most 2 decimals, such as 19.99':
    'Saisissez un montant supérieur à 0 avec au plus 2 décimales, par exemple 19.99',
  'Enter an amount from 0.01 to 10000.00 with at most 2 decimals, such as 50.00':
    'Saisissez un montant de 0.01 à 10000.00 avec au plus 2 décimales, par exemple 50.00',
  'Enter an amount such as 19.99': 'Saisissez un montant tel que 19.99',
  'Enter an amount with at most 2 decimals, such as 19.99':
    'Saisissez un montant avec 2 décimales au plus, par exemple 19.99',
  'Enter an excerpt': 'Saisissez un extrait',
  'Enter at least 1': 'Saisissez au moins 1',
  'Enter at least one key': 'Saisissez au moins une clé',
  'Enter at least {min} phrases': 'Saisissez au moins {min} expressions',
  'Enter at most {max}': 'Saisissez au plus {max}',
  'Enter at most {max} phrases': 'Saisissez au plus {max} expressions',
  'Enter either a percentage or an amount': 'Saisissez soit un pourcentage, soit un montant',
  'Enter the code': 'Saisissez le code',
  'Enter the code of your authenticator app':
    'Saisissez le code de votre application d’authentification',
  'Enter the first day': 'Saisissez le premier jour',
  'Enter the key': 'Saisissez la clé',
  'Enter the last day': 'Saisissez le dernier jour',
  'Enter the number of the dispute': 'Saisissez le numéro du litige',
  'Enter the reason that was given': 'Saisissez le motif indiqué',
  'Enter the returns policy': 'Saisissez les conditions de retour',
  'Enter the supplier’s name': 'Saisissez le nom du fournisseur',
  'Enter the whole address, also what is shown as …':
    'Saisissez l’adresse complète, y compris ce qui est affiché sous la forme …',
  'Enter the {label} again, as it goes to another server now':
    'Saisissez à nouveau cette valeur, qui va désormais à un autre serveur : {label}',
  'Enter what was bought': 'Saisissez ce qui a été acheté',
  'Enter when it is to be sent': 'Indiquez quand l’envoi doit partir',
  'Enter who bought': 'Saisissez qui a acheté',
  'Enter your current password': 'Saisissez votre mot de passe actuel',
  'Enter your full name': 'Saisissez votre nom complet',
  'Enter your password': 'Saisissez votre mot de passe',
  'Enter your username': 'Saisissez votre nom d’utilisateur',
  Events: 'Événements',
  'Failed to read image file': 'Impossible de lire le fichier image',
  'Fee of a Payment (%)': 'Frais par paiement (%)',
  'Fee of a Transaction ($)': 'Frais par transaction ($)',
  'First credit note number': 'Premier numéro d’avoir',
  'First invoice number': 'Premier numéro de facture',
  Folder: 'Dossier',
  'Free shipping threshold': 'Seuil de livraison gratuite',
  'From Address': 'Adresse de l’expéditeur',
  'From Name': 'Nom de l’expéditeur',
  'Gift card': 'Carte cadeau',
  'Google Cloud Storage Backup': 'Sauvegarde Google Cloud Storage',
  Host: 'Hôte',
  Hour: 'Heure',
  'In a spreadsheet, save it as “CSV UTF-8”.':
    'Dans un tableur, enregistrez-le au format « CSV UTF-8 ».',
  'Incoming Webhook URL': 'URL du webhook entrant',
  'Invalid file type. Use JPEG, PNG or WebP.':
    'Type de fichier non valide. Utilisez JPEG, PNG ou WebP.',
  'Invalid or expired session': 'Session non valide ou expirée',
  'Invalid username or password': 'Nom d’utilisateur ou mot de passe incorrect',
  'Invoice footer': 'Texte de pied de page',
  'Invoice number prefix': 'Préfixe des numéros de facture',
  'It has changed since': 'Cela a changé depuis',
  'It is there again': 'Il existe de nouveau',
  'It was deleted': 'Il a été supprimé',
  'It was interrupted three times.': 'Elle a été interrompue trois fois.',
  'It was interrupted.': 'Elle a été interrompue.',
  'Its category is gone': 'Sa catégorie n’existe plus',
  'Key {number}: {problem}': 'Clé {number} : {problem}',
  'Known columns are: {columns}.': 'Les colonnes connues sont : {columns}.',
  'Leave out the user’s name and e-mail address':
    'N’y mettez ni le nom ni l’adresse e-mail de l’utilisateur',
  'Line {line} has {count} cells; a product has at most {max}':
    'La ligne {line} a {count} cellules ; un produit en a {max} au plus',
  'List ID': 'Identifiant de la liste',
  'Low stock': 'Stock bas',
  'Low-stock threshold': 'Seuil de stock bas',
  'Mailchimp does not take this key.': 'Mailchimp n’accepte pas cette clé.',
  'Mailchimp knows the key and the audience.': 'Mailchimp connaît la clé et l’audience.',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimp connaît la clé, mais pas cette audience.',
  'Measurement ID': 'Identifiant de mesure',
  Message: 'Message',
  'Meta Pixel': 'Pixel Meta',
  'Meta description': 'Description meta',
  'Meta keywords': 'Mots-clés meta',
  'Meta title': 'Titre meta',
  Mode: 'Mode',
  'Name a setting to change': 'Indiquez un paramètre à modifier',
  'Name an entry of the audit trail, or a record':
    'Indiquez une entrée du journal d’audit, ou un élément',
  'Name installed, active or settings': 'Indiquez installed, active ou settings',
  'Name the Products': 'Nommer les produits',
  'Name the supplier': 'Indiquez le fournisseur',
  'New orders': 'Nouvelles commandes',
  'Newsletter: {state}.': 'Newsletter : {state}.',
  'No PayPal order was created': 'Aucune commande PayPal n’a été créée',
  'No SEO can be written for the language of this path':
    'Aucun SEO ne peut être rédigé pour la langue de ce chemin',
  'No invoice can be issued before the seller is known':
    'Aucune facture ne peut être établie tant que le vendeur n’est pas connu',
  'No key of this batch is left to be replaced': 'Aucune clé de ce lot ne reste à remplacer',
  'No mail server is set (MAIL_URL, or the SMTP plugin), so mails wait in the outbox':
    'Aucun serveur de messagerie n’est configuré (MAIL_URL ou l’extension SMTP) ; les e-mails attendent donc dans la boîte d’envoi',
  'No money was captured by this payment': 'Ce paiement n’a rien encaissé',
  'No money was captured for this order': 'Rien n’a été encaissé pour cette commande',
  'No payment of this store': 'Aucun paiement de cette boutique',
  'No payment provider is set up': 'Aucun prestataire de paiement n’est configuré',
  'No refund was made': 'Aucun remboursement n’a été effectué',
  'No session token': 'Aucun jeton de session',
  'Nobody has subscribed to the newsletter': 'Personne n’est abonné à la newsletter',
  'Nothing to do': 'Rien à faire',
  'Now {count} products match, not {expected}. Look at the preview again.':
    '{count} produits correspondent maintenant, et non {expected}. Regardez de nouveau l’aperçu.',
  'Older backups could not be removed: {reason}':
    'Les anciennes sauvegardes n’ont pas pu être supprimées : {reason}',
  'On the admin login': 'À la connexion au back-office',
  'On the contact form': 'Sur le formulaire de contact',
  'One of the categories does not exist': 'L’une des catégories n’existe pas',
  'One of the products does not exist': 'L’un des produits n’existe pas',
  'One of these customers has been merged already. Start again.':
    'L’un de ces clients a déjà été fusionné. Recommencez.',
  'One payment method would take real money while the other is in test mode, and orders paid with test data get real keys. Bring both to the same mode, or switch one off.':
    'Un mode de paiement encaisserait de l’argent réel tandis que l’autre est en mode test, et les commandes payées avec des données de test reçoivent de vraies clés. Mettez les deux dans le même mode, ou désactivez-en un.',
  'Only a draft can be changed': 'Seul un brouillon peut être modifié',
  'Only a draft can be deleted': 'Seul un brouillon peut être supprimé',
  'Only a draft can be published later': 'Seul un brouillon peut être publié plus tard',
  'Only an administrator may change the address of an order.':
    'Seul un administrateur peut modifier l’adresse d’une commande.',
  'Only {left} of {product} can still be refunded':
    'Seuls {left} « {product} » peuvent encore être remboursés',
  'Order cancelled: {reason}': 'Commande annulée : {reason}',
  'Order not found': 'Commande introuvable',
  'Order number prefix': 'Préfixe des numéros de commande',
  'Order {number} was made for it already': 'La commande {number} a déjà été créée pour cela',
  'Orders: {orders}.': 'Commandes : {orders}.',
  'Page name, path, and title are required':
    'Le nom de la page, le chemin et le titre sont obligatoires',
  Password: 'Mot de passe',
  'PayPal can not be reached': 'PayPal est injoignable',
  'PayPal declined the payment': 'PayPal a refusé le paiement',
  'PayPal did not answer': 'PayPal n’a pas répondu',
  'PayPal does not accept the store’s credentials':
    'PayPal n’accepte pas les identifiants de la boutique',
  'PayPal does not answer ({message})': 'PayPal ne répond pas ({message})',
  'PayPal does not let this payer pay': 'PayPal n’autorise pas ce payeur à payer',
  'PayPal gave an answer that can not be read': 'PayPal a donné une réponse illisible',
  'PayPal gave no access token': 'PayPal n’a pas donné de jeton d’accès',
  'PayPal has too many transactions in one minute':
    'PayPal compte trop de transactions en une minute',
  'PayPal is in trouble': 'PayPal rencontre des difficultés',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search".':
    'PayPal a refusé sa liste de transactions ({status}). L’application a besoin de l’autorisation « Transaction search ».',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search"; PayPal takes up to 9 hours to apply it.':
    'PayPal a refusé sa liste de transactions ({status}). L’application a besoin de l’autorisation « Transaction search » ; PayPal met jusqu’à 9 heures à l’appliquer.',
  'PayPal refused the call': 'PayPal a refusé l’appel',
  'PayPal refused the payment': 'PayPal a refusé le paiement',
  'PayPal was in trouble': 'PayPal rencontrait des difficultés',
  'PayPal’s list has a transaction that can not be read ({id})':
    'La liste de PayPal contient une transaction illisible ({id})',
  'PayPal’s list of transactions can not be read':
    'La liste des transactions de PayPal est illisible',
  'PayPal’s rules do not allow the payment': 'Les règles de PayPal n’autorisent pas le paiement',
  'Payment by card': 'Paiement par carte',
  'Payment disputed: {reason}': 'Paiement contesté : {reason}',
  'Payment was declined': 'Le paiement a été refusé',
  'Payment was not completed': 'Le paiement n’a pas abouti',
  'Payment {id} is not captured yet': 'Le paiement {id} n’est pas encore encaissé',
  'Pinterest Tag': 'Balise Pinterest',
  'Pixel ID': 'Identifiant du pixel',
  'Please complete the security check': 'Veuillez effectuer le contrôle de sécurité',
  'Please confirm that it is you.': 'Veuillez confirmer que c’est bien vous.',
  'Please delete my data': 'Veuillez supprimer mes données',
  'Please upload a file smaller than {max}MB': 'Importez un fichier de moins de {max} Mo',
  Port: 'Port',
  Position: 'Position',
  'Primary colour': 'Couleur principale',
  'Product description is required': 'La description du produit est obligatoire',
  'Product name is required': 'Le nom du produit est obligatoire',
  'Product price is required': 'Le prix du produit est obligatoire',
  'Property ID': 'Identifiant de la propriété',
  'Public Client Key': 'Clé client publique',
  'Public Key': 'Clé publique',
  'Receiver URL': 'URL du destinataire',
  'Refunded at {provider}': 'Remboursé chez {provider}',
  Region: 'Région',
  'Remind before the end': 'Le nombre de jours du rappel avant la fin',
  'Return Address': 'Adresse de retour',
  'Returns text': 'Texte des retours',
  'S3 Backup': 'Sauvegarde S3',
  'SMTP Mail Server': 'Serveur de messagerie SMTP',
  'Say what is wrong with the key': 'Dites ce qui ne va pas avec la clé',
  'Say what the key is for': 'Indiquez à quoi sert la clé',
  'Say why': 'Indiquez pourquoi',
  'Say why the review is declined': 'Dites pourquoi l’avis est refusé',
  'Say why, so that others understand it later':
    'Indiquez pourquoi, afin que d’autres le comprennent plus tard',
  'Secondary colour': 'Couleur secondaire',
  'Secret Access Key': 'Clé d’accès secrète',
  'Secret Key': 'Clé secrète',
  'Seller address': 'Adresse du vendeur',
  'Seller name': 'Nom du vendeur',
  'Seller registration': 'Immatriculation du vendeur',
  'Seller tax ID': 'Numéro fiscal du vendeur',
  "Seller's country": 'Pays du vendeur',
  'Send either the password or a code': 'Envoyez soit le mot de passe, soit un code',
  'Send name and version with an address, or with fileName and size':
    'Indiquez le nom et la version avec une adresse qui commence par https://, ou avec un fichier',
  'Signature Key': 'Clé de signature',
  'Signing Secret': 'Secret de signature',
  'Site Key': 'Clé du site',
  'Slack Messages': 'Messages Slack',
  'Social description': 'Description pour les réseaux sociaux',
  'Social image': 'Image pour les réseaux sociaux',
  'Social title': 'Titre pour les réseaux sociaux',
  'Somebody else changed {what}. Reload to see their version.':
    'Quelqu’un d’autre a modifié {what}. Rechargez pour voir sa version.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'Square Payments': 'Paiements Square',
  'Started, but never approved': 'Commencé, mais jamais approuvé',
  'Store description': 'Description de la boutique',
  'Store name': 'Nom de la boutique',
  'Stripe Payments': 'Paiements Stripe',
  'Subcategories can only go to a main category':
    'Les sous-catégories ne peuvent aller que dans une catégorie principale',
  'Support phone': 'Téléphone du support',
  'Tag ID': 'Identifiant de la balise',
  Tags: 'Tags',
  'Taken back by {provider}': 'Repris par {provider}',
  'Tawk.to Live Chat': 'Chat en direct Tawk.to',
  'Tax ID confirmed: the tax goes back': 'Numéro fiscal confirmé : la taxe est rendue',
  'Tax rate of {country}': 'Le taux de taxe de {country}',
  'Tax rates must be a list of countries with their rates':
    'Les taux de taxe doivent être une liste de pays avec leurs taux',
  'Tax rates: country must be a country code of two letters':
    'Taux de taxe : le pays doit être un code à deux lettres',
  'Tax rates: name each country once': 'Taux de taxe : indiquez chaque pays une seule fois',
  'Tell the buyer why': 'Dites à l’acheteur pourquoi',
  'Tell who bought': 'Dire qui a acheté',
  'The Public Key is not one: look whether all of it was copied.':
    'La clé publique n’en est pas une : vérifiez qu’elle a été copiée en entier.',
  'The Secret Access Key does not fit the Access Key ID.':
    'La clé d’accès secrète ne correspond pas à l’identifiant de clé d’accès.',
  'The address answered {status}': 'L’adresse a répondu {status}',
  'The address can’t be read any more. Enter it again.':
    'L’adresse ne peut plus être lue. Saisissez-la à nouveau.',
  'The address could not be reached': 'L’adresse n’a pas pu être jointe',
  'The address leads on to too many others': 'L’adresse redirige trop de fois',
  'The address must be one of the public internet':
    'L’adresse doit être accessible sur l’internet public',
  'The address must not hold a password': 'L’adresse ne doit pas contenir de mot de passe',
  'The address must not name a port': 'L’adresse ne doit pas indiquer de port',
  'The address of the receiver is not valid': 'L’adresse du destinataire n’est pas valide',
  'The address took too long to answer': 'L’adresse a mis trop de temps à répondre',
  'The amount is not valid': 'Le montant n’est pas valide',
  'The bank declined the card': 'La banque a refusé la carte',
  'The bank declined the card, which is reported lost or stolen':
    'La banque a refusé la carte, déclarée perdue ou volée',
  'The billing address is not the card’s': 'L’adresse de facturation n’est pas celle de la carte',
  'The billing address or the security code is wrong':
    'L’adresse de facturation ou le code de sécurité est incorrect',
  'The body is not valid JSON': 'La requête n’est pas du JSON valide',
  'The body is too large': 'La requête est trop volumineuse',
  'The bucket answered with status {status}.': 'Le bucket a répondu avec l’état {status}.',
  'The bucket could not be reached.': 'Le bucket n’a pas pu être joint.',
  'The bucket could not be reached: {reason}.': 'Le bucket n’a pas pu être joint : {reason}.',
  'The bucket did not begin an upload.': 'Le bucket n’a pas commencé l’envoi.',
  'The bucket did not confirm a part.': 'Le bucket n’a pas confirmé une partie.',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'Le bucket en a {bytes} octets, alors que {size} ont été envoyés.',
  'The bucket is in another region.': 'Le bucket est dans une autre région.',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'Le bucket accepte des objets. La clé n’a pas le droit de supprimer : les anciennes sauvegardes y restent.',
  'The bucket takes, lists and deletes objects.':
    'Le bucket accepte, liste et supprime des objets.',
  'The bucket took an object, but does not list it.':
    'Le bucket a accepté un objet, mais ne le liste pas.',
  'The bucket’s service does not know the Access Key ID.':
    'Le service du bucket ne connaît pas l’identifiant de clé d’accès.',
  'The card charge has not settled within a week':
    'Le débit de carte n’a pas été compensé en une semaine',
  'The card charge was cancelled or never settled':
    'Le débit de carte a été annulé ou n’a jamais été compensé',
  'The card details had expired or were used before':
    'Les données de la carte avaient expiré ou déjà servi',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'Les données de la carte ont expiré ou ont déjà servi. Rien n’a été débité. Veuillez réessayer.',
  'The card has expired': 'La carte a expiré',
  'The card number is not valid': 'Le numéro de carte n’est pas valide',
  'The card or bank behind the PayPal account declined':
    'La carte ou la banque liée au compte PayPal a refusé',
  'The card processor': 'Le processeur de cartes',
  'The card processor can not be reached': 'Le processeur de cartes est injoignable',
  'The card processor did not answer': 'Le processeur de cartes n’a pas répondu',
  'The card processor gave an answer that can not be read':
    'Le processeur de cartes a donné une réponse illisible',
  'The card processor is in trouble': 'Le processeur de cartes rencontre des difficultés',
  'The card processor refused the call': 'Le processeur de cartes a refusé l’appel',
  'The card processor refused the look-up': 'Le processeur de cartes a refusé la consultation',
  'The card processor reported an unknown state':
    'Le processeur de cartes a signalé un état inconnu',
  'The card processor was in trouble': 'Le processeur de cartes rencontrait des difficultés',
  'The card was refused': 'La carte a été refusée',
  'The catalogue changed since the preview. Look at the preview again.':
    'Le catalogue a changé depuis l’aperçu. Regardez de nouveau l’aperçu.',
  'The change is too large': 'La modification est trop grande',
  'The charge was declined before': 'Le débit avait déjà été refusé',
  'The charge was made before': 'Le débit avait déjà été effectué',
  'The charge was {status}': 'Le débit a le statut « {status} »',
  'The clock of this server is wrong.': 'L’horloge de ce serveur est fausse.',
  'The column “slug” is missing. {known}': 'La colonne « slug » manque. {known}',
  'The column “{column}” is there twice': 'La colonne « {column} » figure deux fois',
  'The connection to the receiver failed': 'La connexion au destinataire a échoué',
  'The connection to the receiver failed ({code})':
    'La connexion au destinataire a échoué ({code})',
  'The database has no tables of the store, so there is nothing to back up.':
    'La base de données n’a aucune table de la boutique, il n’y a donc rien à sauvegarder.',
  'The delivery mail was sent again less than a minute ago':
    'L’e-mail de livraison a été renvoyé il y a moins d’une minute',
  'The discount must be less than 100 %': 'La remise doit être inférieure à 100 %',
  'The discount must be more than 0 %': 'La remise doit être supérieure à 0 %',
  'The disk of the store is full': 'Le disque de la boutique est plein',
  'The dispute is recorded: {status}': 'Le litige est enregistré : {status}',
  'The dispute was known': 'Le litige était déjà connu',
  'The end must be after the beginning': 'La fin doit être postérieure au début',
  'The expiry date is not valid': 'La date d’expiration n’est pas valide',
  'The family “{family}” would have more than {max} products':
    'La famille « {family} » aurait plus de {max} produits',
  'The file has a header but no lines': 'Le fichier a un en-tête mais aucune ligne',
  'The file has more than {max} lines. Split it.': 'Le fichier a plus de {max} lignes. Divisez-le.',
  'The file is UTF-16, not UTF-8. {advice}': 'Le fichier est en UTF-16, et non en UTF-8. {advice}',
  'The file is empty': 'Le fichier est vide',
  'The file is larger than 10 MB. Split it.': 'Le fichier dépasse 10 Mo. Divisez-le.',
  'The file is larger than this store takes':
    'Le fichier est plus grand que ce que cette boutique accepte',
  'The file is no text. {advice}': 'Le fichier n’est pas un texte. {advice}',
  'The file is not UTF-8. {advice}': 'Le fichier n’est pas en UTF-8. {advice}',
  'The file is not well-formed CSV: {reason}': 'Le fichier n’est pas un CSV correct : {reason}',
  'The file must be at an address that begins with https://':
    'Le fichier doit être à une adresse qui commence par https://',
  'The files of this product have changed in the meantime':
    'Les fichiers de ce produit ont changé entre-temps',
  'The form is not well-formed': 'Le formulaire est mal formé',
  'The format is right. The provider was not asked.':
    'Le format est correct. Le prestataire n’a pas été interrogé.',
  'The host has an address that is never called.': 'L’hôte a une adresse qui n’est jamais appelée.',
  'The id is too large': 'L’identifiant est trop grand',
  'The id must be a whole number': 'L’identifiant doit être un nombre entier',
  'The image has more than 40 megapixels': 'L’image compte plus de 40 mégapixels',
  'The image must be a path below /images/ or /media/, or a data URL with a picture':
    'L’image doit être un chemin sous /images/ ou /media/, ou une URL data: contenant une image',
  'The import failed. Nothing was changed.': 'L’importation a échoué. Rien n’a été modifié.',
  'The installer must be an address that begins with https://':
    'Le programme d’installation doit être une adresse qui commence par https://',
  'The key may not do this with the bucket.':
    'La clé n’a pas le droit de faire cela avec le bucket.',
  'The keys of this product are made by a rule': 'Les clés de ce produit sont créées par une règle',
  'The keys of this product are made by a rule. Switch that off first (Keys).':
    'Les clés de ce produit sont créées par une règle. Désactivez-la d’abord (Clés).',
  'The last active administrator cannot be removed, demoted or deactivated.':
    'Le dernier administrateur actif ne peut être ni supprimé, ni rétrogradé, ni désactivé.',
  'The last day must not be before the first': 'Le dernier jour ne doit pas précéder le premier',
  'The licence is not active on this device any more':
    'La licence n’est plus active sur cet appareil',
  'The line has {count} cells, the heading {expected}. A text with the separator in it needs quotes around it.':
    'La ligne a {count} cellules, l’en-tête {expected}. Un texte qui contient le séparateur doit être entre guillemets.',
  'The mail came back: {answer}': 'L’e-mail est revenu : {answer}',
  'The mail server accepted the connection and the credentials.':
    'Le serveur de messagerie a accepté la connexion et les identifiants.',
  'The mail server could not be reached. Check host, port and encryption, and that its certificate is for this host.':
    'Le serveur de messagerie est injoignable. Vérifiez l’hôte, le port et le chiffrement, et que son certificat est bien pour cet hôte.',
  'The mail server said: {answer}': 'Le serveur de messagerie a répondu : {answer}',
  'The mailbox does not take the user name and the password.':
    'La boîte n’accepte pas le nom d’utilisateur et le mot de passe.',
  'The mailbox has no such folder.': 'La boîte n’a pas de tel dossier.',
  'The mailbox took the credentials, and has this folder.':
    'La boîte a accepté les identifiants et contient ce dossier.',
  'The money of this order has gone back already': 'L’argent de cette commande a déjà été rendu',
  'The money of this payment has gone back': 'L’argent de ce paiement a été rendu',
  'The money went back at the provider meanwhile':
    'L’argent a entre-temps été rendu chez le prestataire',
  'The order': 'La commande',
  'The owner requires a second factor: set one up in your account.':
    'Le propriétaire exige un second facteur : configurez-le dans votre compte.',
  'The pattern must be groups of capital letters, digits and # with a hyphen between them, such as SOFT-####-####-####':
    'Le modèle doit être formé de groupes de majuscules, de chiffres et de # séparés par un tiret, par exemple SOFT-####-####-####',
  'The pattern must have at least {min} random characters (#), so that nobody can guess a key':
    'Le modèle doit compter au moins {min} caractères aléatoires (#), afin que personne ne puisse deviner une clé',
  'The pattern must have at most {max} characters':
    'Le modèle doit compter au plus {max} caractères',
  'The payer tried too often at PayPal': 'Le payeur a essayé trop souvent chez PayPal',
  'The payer’s PayPal account is locked or closed':
    'Le compte PayPal du payeur est verrouillé ou fermé',
  'The payer’s PayPal account is restricted': 'Le compte PayPal du payeur est limité',
  'The payer’s network is blocked in your Authorize.Net account':
    'Le réseau du payeur est bloqué dans votre compte Authorize.Net',
  'The payment failed': 'Le paiement a échoué',
  'The payment is above a limit of the PayPal account':
    'Le paiement dépasse une limite du compte PayPal',
  'The payment is still being reviewed by the payment provider':
    'Le prestataire de paiement examine encore le paiement',
  'The payment is {status}': 'Le paiement a le statut « {status} »',
  'The payment was not captured': 'Le paiement n’a pas été encaissé',
  'The payouts were asked for a moment ago. Please wait five minutes.':
    'Les versements ont été demandés il y a un instant. Veuillez attendre cinq minutes.',
  'The piece is larger than 4 MB, or longer than the file':
    'Le morceau dépasse 4 Mo, ou est plus long que le fichier',
  'The plugin was switched off': 'L’extension était désactivée',
  'The plugin was switched off.': 'L’extension était désactivée.',
  'The price is too high': 'Le prix est trop élevé',
  'The price would be more than 99,999,999.99': 'Le prix dépasserait 99,999,999.99',
  'The products have changed since': 'Les produits ont changé depuis',
  'The provider knows no such charge': 'Le prestataire ne connaît pas ce débit',
  'The provider reviews it, you may have to approve it there':
    'Le prestataire l’examine, vous devrez peut-être l’approuver chez lui',
  'The public client key is that of another Authorize.Net account':
    'La clé publique client est celle d’un autre compte Authorize.Net',
  'The receiver answered {status}': 'Le destinataire a répondu {status}',
  'The receiver answered {status}; redirects are not followed':
    'Le destinataire a répondu {status} ; les redirections ne sont pas suivies',
  'The receiver did not answer in time': 'Le destinataire n’a pas répondu à temps',
  'The receiver has an address that is never called':
    'Le destinataire a une adresse qui n’est jamais appelée',
  'The receiver is in a private network, which this store may not reach':
    'Le destinataire est dans un réseau privé, que cette boutique n’a pas le droit de joindre',
  'The receiver is not known': 'Le destinataire est inconnu',
  'The receiver refused the connection': 'Le destinataire a refusé la connexion',
  'The receiver took a signed ping.': 'Le destinataire a accepté un ping signé.',
  'The refund failed': 'Le remboursement a échoué',
  'The refund is recorded': 'Le remboursement est enregistré',
  'The refund was known': 'Le remboursement était déjà connu',
  'The same payment was sent twice within minutes':
    'Le même paiement a été envoyé deux fois en quelques minutes',
  'The security check does not answer right now. Please try again in a moment.':
    'Le contrôle de sécurité ne répond pas pour l’instant. Veuillez réessayer dans un instant.',
  'The security code is wrong': 'Le code de sécurité est incorrect',
  'The slug is in line {line} already': 'Le slug figure déjà à la ligne {line}',
  'The slug may hold lowercase letters, digits and single hyphens between them':
    'Le slug peut contenir des minuscules, des chiffres et des tirets simples entre eux',
  'The store': 'La boutique',
  'The store could not be read or encrypted.': 'La boutique n’a pas pu être lue ou chiffrée.',
  'The store has no credentials of {provider}': 'La boutique n’a pas d’identifiants de {provider}',
  'The store is briefly unavailable. Please try again in a moment.':
    'La boutique est brièvement indisponible. Veuillez réessayer dans un instant.',
  'The store’s Authorize.Net account is not active':
    'Le compte Authorize.Net de la boutique n’est pas actif',
  'The store’s PayPal account is locked or closed':
    'Le compte PayPal de la boutique est verrouillé ou fermé',
  'The store’s PayPal account is restricted': 'Le compte PayPal de la boutique est limité',
  'The store’s account does not take this type of card':
    'Le compte de la boutique n’accepte pas ce type de carte',
  'The table has no lines': 'Le tableau n’a aucune ligne',
  'The upload is too large': 'Le fichier envoyé est trop volumineux',
  'The {what} at this address is larger than {max}MB':
    'Ce qui se trouve à cette adresse ({what}) dépasse {max} Mo',
  'There are at most {max} passkeys': 'Il y a au plus {max} clés d’accès',
  'There are {count} categories already': 'Il y a déjà {count} catégories',
  'There are {count} feeds, the most there may be': 'Il y a {count} flux, le maximum possible',
  'There are {count} groups of synonyms already. Delete one, or add the phrases to another.':
    'Il y a déjà {count} groupes de synonymes. Supprimez-en un, ou ajoutez les expressions à un autre.',
  'There are {count} keys. Revoke some first.':
    'Il y a {count} clés. Révoquez-en d’abord quelques-unes.',
  'There is a coupon with this code already': 'Il y a déjà un code promo avec ce code',
  'There is no category “{category}”': 'Il n’y a pas de catégorie « {category} »',
  'There is no coupon with this id': 'Il n’y a pas de code promo avec cet identifiant',
  'There is no document with this number': 'Il n’y a aucun document avec ce numéro',
  'There is no gift card with this id': 'Il n’y a aucune carte cadeau avec cet ID',
  'There is no host {host}.': 'L’hôte {host} n’existe pas.',
  'There is no key with this id': 'Il n’y a aucune clé avec cet ID',
  'There is no order with this number': 'Il n’y a aucune commande avec ce numéro',
  'There is no other key of {product}. Add keys first.':
    'Il n’y a pas d’autre clé de « {product} ». Ajoutez d’abord des clés.',
  'There is no payment with this id': 'Il n’y a aucun paiement avec cet ID',
  'There is no plugin with this id': 'Il n’y a pas d’extension avec cet identifiant',
  'There is no product {id}': 'Il n’y a pas de produit {id}',
  'There is no refund request with this id': 'Il n’y a aucune demande de remboursement avec cet ID',
  'There is no second factor': 'Il n’y a pas de second facteur',
  'There is no setting {key}': 'Il n’y a pas de paramètre {key}',
  'There is no such API key': 'Cette clé d’API n’existe pas',
  'There is no such SEO page': 'Cette page SEO n’existe pas',
  'There is no such application': 'Cette candidature n’existe pas',
  'There is no such article': 'Cet article n’existe pas',
  'There is no such batch of keys': 'Ce lot de clés n’existe pas',
  'There is no such bucket.': 'Ce bucket n’existe pas.',
  'There is no such call': 'Cet appel n’existe pas',
  'There is no such category': 'Cette catégorie n’existe pas',
  'There is no such comparison': 'Cette comparaison n’existe pas',
  'There is no such customer': 'Ce client n’existe pas',
  'There is no such delivery': 'Cet envoi n’existe pas',
  'There is no such file': 'Ce fichier n’existe pas',
  'There is no such group of synonyms': 'Ce groupe de synonymes n’existe pas',
  'There is no such image': 'Cette image n’existe pas',
  'There is no such key': 'Cette clé n’existe pas',
  'There is no such mailing': 'Cet envoi n’existe pas',
  'There is no such message': 'Ce message n’existe pas',
  'There is no such note': 'Cette note n’existe pas',
  'There is no such notification': 'Cette notification n’existe pas',
  'There is no such passkey': 'Cette clé d’accès n’existe pas',
  'There is no such payout': 'Ce versement n’existe pas',
  'There is no such picture in the store': 'Cette image n’existe pas dans la boutique',
  'There is no such product': 'Ce produit n’existe pas',
  'There is no such review': 'Cet avis n’existe pas',
  'There is no such session': 'Cette session n’existe pas',
  'There is no such subscriber': 'Cet abonné n’existe pas',
  'There is no such uploaded picture': 'Cette image importée n’existe pas',
  'There is no such uploaded picture{which}': 'Cette image importée n’existe pas{which}',
  'There is no such user': 'Cet utilisateur n’existe pas',
  'There is no such version': 'Cette version n’existe pas',
  'There is no uploaded picture {path}': 'Il n’y a pas d’image importée {path}',
  'There is nothing to send yet': 'Il n’y a encore rien à envoyer',
  'There is nothing to undo: it was undone already, or is older than {days} days':
    'Il n’y a rien à annuler : c’est déjà annulé, ou cela date de plus de {days} jours',
  'These customers have got or lost addresses since. Look at them again.':
    'Depuis, ces clients ont gagné ou perdu des adresses. Examinez-les de nouveau.',
  'These settings can be used.': 'Ces paramètres peuvent être utilisés.',
  'This account can not sign in': 'Ce compte ne peut pas se connecter',
  'This address leads itself. Reload the page.':
    'Cette adresse est elle-même principale. Rechargez la page.',
  'This batch was recalled already': 'Ce lot a déjà été rappelé',
  'This category has {contents}. Say where they go (moveTo).':
    'Cette catégorie contient {contents}. Indiquez où les déplacer.',
  'This code is not right, or was used before': 'Ce code n’est pas bon, ou a déjà servi',
  'This code is not right. Check the clock of your device.':
    'Ce code n’est pas bon. Vérifiez l’heure de votre appareil.',
  'This colour is too dark: against the dark footer it reaches a contrast of {ratio}, and icons need {needed}:1. Choose a lighter one.':
    'Cette couleur est trop foncée : sur le pied de page sombre, elle atteint un contraste de {ratio}, et les icônes ont besoin de {needed}:1. Choisissez-en une plus claire.',
  'This colour is too light: against the page it reaches a contrast of {ratio}, and shapes and headings need {needed}:1. Choose a darker one.':
    'Cette couleur est trop claire : sur la page, elle atteint un contraste de {ratio}, et les formes et les titres ont besoin de {needed}:1. Choisissez-en une plus foncée.',
  'This coupon was used. Switch it off instead.':
    'Ce code promo a été utilisé. Désactivez-le plutôt.',
  'This day is over': 'Ce jour est passé',
  'This device has no place any more': 'Cet appareil n’a plus de place',
  'This feed does not exist any more': 'Ce flux n’existe plus',
  'This image is in use{uses}. Choose another picture there first.':
    'Cette image est utilisée{uses}. Choisissez-y d’abord une autre image.',
  'This is a common password or an easy pattern: choose one that is harder to guess':
    'C’est un mot de passe courant ou un motif facile : choisissez-en un plus difficile à deviner',
  'This is not your current password': 'Ce n’est pas votre mot de passe actuel',
  'This is the order’s address already': 'C’est déjà l’adresse de la commande',
  'This key has just changed. Reload the list and try again.':
    'Cette clé vient de changer. Rechargez la liste et réessayez.',
  'This key is no licence': 'Cette clé n’est pas une licence',
  'This key is quarantined already.': 'Cette clé est déjà en quarantaine.',
  'This key is stored already, as {product}': 'Cette clé est déjà enregistrée, comme {product}',
  'This key was already replaced or withdrawn': 'Cette clé a déjà été remplacée ou retirée',
  'This key was not sold with an order': 'Cette clé n’a pas été vendue avec une commande',
  'This key was sold already: as {product}, with order {order}':
    'Cette clé a déjà été vendue : comme {product}, avec la commande {order}',
  'This key was sold with order {order} and stays on record.':
    'Cette clé a été vendue avec la commande {order} et reste enregistrée.',
  "This key was sold with order {order}, so it can't be {done}.":
    'Cette clé a été vendue avec la commande {order}, elle ne peut donc pas être {done}.',
  'This licence has no end': 'Cette licence n’a pas de fin',
  'This licence was revoked with its key': 'Cette licence a été révoquée avec sa clé',
  'This link has expired or is not complete': 'Ce lien a expiré ou est incomplet',
  'This link has expired or was used already. Ask for a new one.':
    'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'This notification is about to be handled anyway':
    'Cette notification va être traitée de toute façon',
  'This number belongs to the dispute of another order':
    'Ce numéro appartient au litige d’une autre commande',
  'This order has no item {id}': 'Cette commande n’a pas de ligne {id}',
  'This order has no such refund': 'Cette commande n’a pas un tel remboursement',
  'This order is already {status}': 'Cette commande a déjà le statut « {status} »',
  'This order is no gift': 'Cette commande n’est pas un cadeau',
  'This order is {status}': 'Cette commande a le statut « {status} »',
  'This order is {status}; its keys are withdrawn':
    'Cette commande a le statut « {status} » ; ses clés sont retirées',
  'This order was already refunded in full': 'Cette commande a déjà été entièrement remboursée',
  'This passkey could not be verified': 'Cette clé d’accès n’a pas pu être vérifiée',
  'This passkey is known already': 'Cette clé d’accès est déjà connue',
  'This passkey is not known to the store': 'La boutique ne connaît pas cette clé d’accès',
  'This payment was already refunded in full': 'Ce paiement a déjà été entièrement remboursé',
  'This plugin has no signing secret': 'Cette extension n’a pas de secret de signature',
  'This product has this key already': 'Ce produit a déjà cette clé',
  'This product still has {count} {keys} to sell. Sell, delete or quarantine them first.':
    'Ce produit a encore {count} {keys} à vendre. Vendez-les, supprimez-les ou mettez-les d’abord en quarantaine.',
  'This refund does not wait any more': 'Ce remboursement n’attend plus',
  'This refund request belongs to another order':
    'Cette demande de remboursement appartient à une autre commande',
  'This refund request was already answered':
    'Cette demande de remboursement a déjà reçu une réponse',
  'This refundId was used before': 'Ce refundId a déjà été utilisé',
  'This request was already {status}': 'Cette demande a déjà le statut « {status} »',
  'This store does not know such an event any more': 'Cette boutique ne connaît plus cet événement',
  'This took too long. Begin again with your password.':
    'Cela a pris trop de temps. Recommencez avec votre mot de passe.',
  'This took too long. Begin again.': 'Cela a pris trop de temps. Recommencez.',
  'This took too long. Log in with your password again.':
    'Cela a pris trop de temps. Reconnectez-vous avec votre mot de passe.',
  'This user has a password already: nothing was mailed.':
    'Cet utilisateur a déjà un mot de passe : rien n’a été envoyé.',
  'This user has no second factor': 'Cet utilisateur n’a pas de second facteur',
  'This user may not sign in: nothing was mailed.':
    'Cet utilisateur n’a pas le droit de se connecter : rien n’a été envoyé.',
  'Time zone must be one such as Europe/Berlin, or UTC':
    'Le fuseau horaire doit en être un, comme Europe/Berlin, ou UTC',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
  'Transaction Key': 'Clé de transaction',
  'Transaction {id} has no amount': 'La transaction {id} n’a pas de montant',
  'Trustpilot Invitations': 'Invitations Trustpilot',
  'US dollars can not be left out: orders are charged in them':
    'Le dollar américain ne peut pas être retiré : les commandes sont débitées dans cette devise',
  'Unknown column: {column}. {known}': 'Colonne inconnue : {column}. {known}',
  'Unknown columns: {columns}. {known}': 'Colonnes inconnues : {columns}. {known}',
  'Use 3 to 40 letters, digits and hyphens': 'Utilisez de 3 à 40 lettres, chiffres et tirets',
  'Use at least {min} characters': 'Utilisez au moins {min} caractères',
  'Use at most {max} characters': 'Utilisez au plus {max} caractères',
  'Use letters, digits and . _ - @ + only':
    'Utilisez uniquement des lettres, des chiffres et . _ - @ +',
  'Use small letters, digits and single hyphens':
    'Utilisez des minuscules, des chiffres et des tirets simples',
  'Use small letters, digits and single hyphens, with a letter':
    'Utilisez des minuscules, des chiffres et des tirets simples, avec au moins une lettre',
  Username: 'Nom d’utilisateur',
  'Webhook ID': 'Identifiant du webhook',
  'Website ID': 'Identifiant du site web',
  'Weeks to Keep': 'Semaines à conserver',
  'What is before this piece has not arrived': 'Ce qui précède ce morceau n’est pas arrivé',
  'What it was is not possible any more': 'Son état antérieur n’est plus possible',
  'What {provider} told could not be recorded':
    'Ce que {provider} a communiqué n’a pas pu être enregistré',
  'While this is off, mails go through {server}, as the environment says.':
    'Tant qu’elle est désactivée, les e-mails passent par {server}, comme l’indique l’environnement.',
  'Widget ID': 'Identifiant du widget',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    'Sans identifiants propres, elle utilise ceux de l’environnement (mode : {mode}).',
  'WooCommerce Catalogue': 'Catalogue WooCommerce',
  'WordPress Articles': 'Articles WordPress',
  'Write a note': 'Rédigez une note',
  'Write an answer': 'Rédigez une réponse',
  'Write the article': 'Rédigez l’article',
  'Write the text': 'Rédigez le texte',
  'You cannot delete your own account.': 'Vous ne pouvez pas supprimer votre propre compte.',
  'Your role does not allow this. Ask an administrator.':
    'Votre rôle ne le permet pas. Adressez-vous à un administrateur.',
  'a Container ID such as GTM-ABC1234': 'un Container ID comme GTM-ABC1234',
  'a Measurement ID such as G-ABC123DEF4': 'un Measurement ID comme G-ABC123DEF4',
  'a Pixel ID of 10 to 20 digits': 'un Pixel ID de 10 à 20 chiffres',
  'a Secret Access Key': 'une clé d’accès secrète',
  'a Secret Key such as 0x4AAAAAAA…': 'une Secret Key comme 0x4AAAAAAA…',
  'a Site Key such as 0x4AAAAAAA…': 'une Site Key comme 0x4AAAAAAA…',
  'a Tag ID of 10 to 16 digits': 'un Tag ID de 10 à 16 chiffres',
  'a folder such as backups/store': 'un dossier comme backups/store',
  'a key that begins with xkeysib-': 'une clé qui commence par xkeysib-',
  'a key that ends with its data centre, such as -us21':
    'une clé qui se termine par son centre de données, comme -us21',
  'a percentage such as 2.9': 'un pourcentage comme 2.9',
  'a public key that begins with age1': 'une clé publique qui commence par age1',
  'a region such as eu-central-1': 'une région comme eu-central-1',
  'a secret that begins with whsec_': 'un secret qui commence par whsec_',
  accepted: 'accepté',
  activation: 'L’activation',
  activationSteps: 'La liste des étapes d’activation',
  additionalImages: 'La liste des images supplémentaires',
  address: 'L’adresse',
  amount: 'Le montant',
  'an Access Key ID': 'un identifiant de clé d’accès',
  'an Audience ID such as a1b2c3d4e5': 'un Audience ID comme a1b2c3d4e5',
  'an amount in dollars such as 0.30': 'un montant en dollars comme 0.30',
  answer: 'La réponse',
  author: 'L’auteur',
  bannerImage: 'L’image de la bannière',
  'batch {id}': 'lot {id}',
  callsPerMinute: 'Le nombre d’appels par minute',
  cancelled: 'annulé',
  captured: 'encaissé',
  categories: 'catégories',
  category: 'La catégorie',
  categoryId: 'La catégorie',
  changelog: 'Le journal des modifications',
  code: 'Le code',
  completed: 'terminé',
  'connection refused': 'connexion refusée',
  content: 'Le texte',
  created: 'créé',
  currentPassword: 'Le mot de passe actuel',
  declined: 'refusé',
  deleted: 'supprimée',
  'delivery must be keys or manual': 'La livraison doit être keys ou manual',
  deliveryInfo: 'L’information de livraison',
  description: 'La description',
  deviceLimit: 'Le nombre d’appareils',
  devices: 'Le nombre d’appareils',
  'downloadUrl must be an address that begins with https://':
    'L’adresse de téléchargement doit commencer par https://',
  draft: 'brouillon',
  edition: 'L’édition',
  email: 'L’adresse e-mail',
  endsAt: 'La fin',
  everyHours: 'La fréquence',
  excerpt: 'L’extrait',
  expiresAt: 'La date d’expiration',
  'expiresAt must be between the years 2000 and 2199':
    'L’expiration doit se situer entre les années 2000 et 2199',
  'expiresOn must be a day such as 2027-01-31':
    'L’expiration doit être un jour, par exemple 2027-01-31',
  failed: 'échec',
  family: 'La famille',
  'family may hold lowercase letters, digits and single hyphens between them':
    'La famille peut contenir des minuscules, des chiffres et des tirets simples entre eux',
  features: 'La liste des fonctionnalités',
  file: 'fichier',
  firstName: 'Le prénom',
  'forbidden address': 'adresse interdite',
  freeMoves: 'Le nombre de places libres aussitôt',
  from: 'Du',
  'from must not be in the future': 'Le premier jour ne doit pas être dans le futur',
  'has credentials': 'contient des identifiants',
  'has port': 'contient un port',
  held: 'en examen',
  hidden: 'masqué',
  'ids must not be empty': 'La liste ne doit pas être vide',
  image: 'image',
  installerUrl: 'Le programme d’installation',
  'invalid url': 'adresse non valide',
  key: 'clé',
  keys: 'clés',
  keywords: 'Mots-clés',
  lastName: 'Le nom de famille',
  license: 'La licence',
  'licenseType must be {choices}': 'Le type de licence doit être l’une de ces valeurs : {choices}',
  live: 'réel',
  lost: 'perdu',
  mailsPerMinute: 'Le nombre d’e-mails par minute',
  maxUses: 'Le nombre maximal d’utilisations',
  maxUsesPerBuyer: 'Le nombre d’utilisations par acheteur',
  message: 'Le message',
  minimum: 'Le minimum',
  'mode must be percent, amount or set': 'Le mode doit être percent, amount ou set',
  name: 'Le nom',
  'needs response': 'attend votre réponse',
  'no subscription': 'aucun abonnement',
  none: 'aucune',
  notIncluded: 'La liste de ce qui n’est pas inclus',
  note: 'La note',
  notes: 'La note',
  originalPrice: 'Le prix d’origine',
  page: 'La page',
  parentId: 'La catégorie parente',
  partially_refunded: 'remboursé en partie',
  password: 'Le mot de passe',
  path: 'Le chemin',
  paused: 'en pause',
  pending: 'en attente',
  percent: 'Le pourcentage',
  platforms: 'Les plateformes',
  preheader: 'Le texte d’aperçu',
  price: 'Le prix',
  priority: 'La priorité',
  'priority must be between 0.1 and 1.0, in steps of 0.1':
    'La priorité doit être comprise entre 0.1 et 1.0, par pas de 0.1',
  'private address': 'adresse privée',
  processing: 'en cours',
  products: 'produits',
  published: 'publié',
  publisher: 'L’éditeur',
  quantity: 'La quantité',
  quarantined: 'mise en quarantaine',
  rating: 'La note',
  'rating must have at most 1 decimal': 'La note doit avoir 1 décimale au plus',
  readTime: 'Le temps de lecture',
  reason: 'Le motif',
  reference: 'La référence',
  refunded: 'remboursé',
  regions: 'La liste des régions',
  'regions must be global, EU or codes of countries with two letters':
    'Les régions doivent être global, EU ou des codes de pays à deux lettres',
  respondBy: 'Répondre avant',
  reviewCount: 'Le nombre d’avis',
  'robots must be index or noindex, follow or nofollow, and any of noarchive, nosnippet, noimageindex':
    'robots doit être index ou noindex, follow ou nofollow, et éventuellement noarchive, nosnippet, noimageindex',
  scheduled: 'programmé',
  search: 'La recherche',
  sending: 'en cours d’envoi',
  sent: 'envoyé',
  slug: 'Le slug',
  'slug is missing': 'Le slug manque',
  startsAt: 'Le début',
  subject: 'L’objet',
  supplier: 'Le fournisseur',
  supportedLanguages: 'La liste des langues',
  systemRequirements: 'La liste de la configuration requise',
  tag: 'L’étiquette',
  termDays: 'La durée en jours',
  termMonths: 'La durée',
  test: 'test',
  text: 'Le texte',
  'the 128 hexadecimal digits of your Signature Key':
    'les 128 chiffres hexadécimaux de votre Signature Key',
  'the API Login ID of your merchant account': 'l’API Login ID de votre compte marchand',
  'the App ID of your Intercom workspace, such as ab12cd34':
    'l’App ID de votre espace de travail Intercom, comme ab12cd34',
  'the Client ID of your app at developer.paypal.com':
    'le Client ID de votre application sur developer.paypal.com',
  'the ID of the webhook of your app at developer.paypal.com':
    'l’identifiant du webhook de votre application sur developer.paypal.com',
  'the Property ID of Tawk.to: 24 digits and letters a to f':
    'le Property ID de Tawk.to : 24 chiffres et lettres de a à f',
  'the Public Client Key of your merchant account': 'la Public Client Key de votre compte marchand',
  'the Website ID of Crisp, such as 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f':
    'le Website ID de Crisp, comme 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f',
  'the Widget ID of Tawk.to, such as default': 'le Widget ID de Tawk.to, comme default',
  'the categories in the meantime': 'les catégories entre-temps',
  'the home page': 'la page d’accueil',
  'the name of a bucket': 'le nom d’un bucket',
  'the subscription was removed just now': 'l’abonnement vient d’être supprimé',
  'these settings': 'ces paramètres',
  'these synonyms in the meantime': 'ces synonymes entre-temps',
  'this article in the meantime': 'cet article entre-temps',
  'this category in the meantime': 'cette catégorie entre-temps',
  'this coupon in the meantime': 'ce code promo entre-temps',
  'this gift card in the meantime': 'entre-temps cette carte cadeau',
  'this image': 'cette image',
  'this mailing in the meantime': 'cet envoi entre-temps',
  'this order': 'cette commande',
  'this page in the meantime': 'cette page entre-temps',
  'this plugin': 'cette extension',
  'this product in the meantime': 'ce produit entre-temps',
  'this review in the meantime': 'entre-temps cet avis',
  'this user in the meantime': 'cet utilisateur entre-temps',
  timeout: 'délai dépassé',
  title: 'Le titre',
  to: 'Au',
  'to must not be before from': 'Le dernier jour ne doit pas précéder le premier',
  'too large': 'trop volumineux',
  'too many redirects': 'trop de redirections',
  'transaction {id}': 'transaction {id}',
  'under review': 'en examen',
  'unitCost must be an amount such as 12.50':
    'Le coût unitaire doit être un montant, par exemple 12.50',
  'unknown host': 'hôte inconnu',
  username: 'Le nom d’utilisateur',
  version: 'La version',
  'version must be numbers with dots between them, such as 2.1.0':
    'La version doit être formée de nombres séparés par des points, par exemple 2.1.0',
  voided: 'annulé',
  volumePrices: 'La liste des prix par quantité',
  'volumePrices must ascend: more pieces, more percent off':
    'Les prix par quantité doivent être croissants : plus de pièces, plus de remise',
  'volumePrices must be lines such as “10: 8%”':
    'Les prix par quantité doivent être des lignes telles que « 10: 8% »',
  won: 'gagné',
  worksWith: 'La liste des produits compatibles',
  'wrong protocol': 'protocole incorrect',
  'your address that ends with @invite.trustpilot.com':
    'votre adresse qui se termine par @invite.trustpilot.com',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    'Le prestataire a rendu {amount}, mais il ne reste que {left} du paiement {id}',
  '{articles} in this category. Give them another one first.':
    '{articles} dans cette catégorie. Attribuez-leur d’abord une autre catégorie.',
  '{card} ending in {lastFour}': '{card} se terminant par {lastFour}',
  '{company} can not be reached at the moment{code}. Nothing was refunded; please try again.':
    '{company} est injoignable pour le moment{code}. Rien n’a été remboursé ; veuillez réessayer.',
  '{company} can not be reached at the moment{rest}':
    '{company} est injoignable pour le moment{rest}',
  '{company} refused the refund{code}. Nothing was refunded.':
    '{company} a refusé le remboursement{code}. Rien n’a été remboursé.',
  '{company} refused the refund{rest}': '{company} a refusé le remboursement{rest}',
  '{count} articles are': 'Il y a {count} articles',
  '{count} of {lines} lines have errors': '{count} lignes sur {lines} contiennent des erreurs',
  '{count} of {lines} lines were refused, so nothing was imported':
    '{count} lignes sur {lines} ont été refusées, donc rien n’a été importé',
  '{count} prices would change by more than half': '{count} prix changeraient de plus de la moitié',
  '{count} product': '{count} produit',
  '{count} product and {subcategories}': '{count} produit et {subcategories}',
  '{count} products': '{count} produits',
  '{count} products and {subcategories}': '{count} produits et {subcategories}',
  '{count} products would be added': '{count} produits seraient ajoutés',
  '{count} products would be hidden': '{count} produits seraient masqués',
  '{count} subcategories': '{count} sous-catégories',
  '{count} subcategory': '{count} sous-catégorie',
  '{field} must be later than now': '{field} doit être postérieur à maintenant',
  '{label} has no choice {choice}': '{label} n’a pas de choix {choice}',
  '{label} is needed': '{label} est nécessaire',
  '{label} is needed while {plugin} is on': '{label} est nécessaire tant que {plugin} est activée',
  '{label} is not valid': '{label} n’est pas valide',
  '{label} must be a colour': '{label} doit être une couleur',
  '{label} must be a colour such as #ea580c': '{label} doit être une couleur comme #ea580c',
  '{label} must be a country code of two letters':
    '{label} doit être un code de pays à deux lettres',
  '{label} must be a host name such as mail.example.com':
    '{label} doit être un nom d’hôte comme mail.example.com',
  '{label} must be a path such as /images/share.webp, or an https address':
    '{label} doit être un chemin comme /images/share.webp ou une adresse https',
  '{label} must be a whole number from {min} to {max}':
    '{label} doit être un nombre entier compris entre {min} et {max}',
  '{label} must be an address that begins with https:// or http:// and holds no password':
    '{label} doit être une adresse qui commence par https:// ou http:// et ne contient pas de mot de passe',
  '{label} must be capital letters and digits that end with a hyphen, such as SH-':
    '{label} doit se composer de majuscules et de chiffres et se terminer par un trait d’union, comme SH-',
  '{label} must be capital letters, digits or {year}, each part ending with a hyphen, such as INV-{year}-':
    '{label} doit se composer de majuscules, de chiffres ou de {year}, chaque partie se terminant par un trait d’union, comme INV-{year}-',
  '{label} must be from 0 to 100': '{label} doit être compris entre 0 et 100',
  '{label} must be on or off': '{label} doit être activé ou désactivé',
  '{label} must be {example}': '{label} doit être {example}',
  '{label} must have at most 2 decimals': '{label} doit avoir au plus 2 décimales',
  '{label} must have at most 3 decimals': '{label} doit avoir au plus 3 décimales',
  '{label} must have at most {max} entries': '{label} doit compter au plus {max} entrées',
  '{label} must not be an address of an inner network':
    '{label} ne doit pas être une adresse d’un réseau interne',
  '{label} must not be empty': '{label} ne doit pas être vide',
  '{method} is not offered by this store at the moment':
    'Cette boutique ne propose pas « {method} » pour le moment',
  '{name} and {count} more': '{name} et {count} de plus',
  '{name} can’t be changed, so nothing was. {reason}.':
    '{name} : modification impossible, donc rien n’a été modifié. {reason}.',
  '{name} is out of range': '{name} : hors des limites',
  '{name} is out of stock': '{name} est épuisé',
  '{name} is too large': '{name} est trop grand',
  '{name} is too long': '{name} est trop long',
  '{name} must be a day such as 2026-01-31': '{name} : indiquez un jour tel que 2026-01-31',
  '{name} must be a list': '{name} doit être une liste',
  '{name} must be a list of pictures': '{name} doit être une liste d’images',
  '{name} must be a list of texts': '{name} doit être une liste de textes',
  '{name} must be a number': '{name} doit être un nombre',
  '{name} must be a text': '{name} doit être un texte',
  '{name} must be a time': '{name} doit être une date avec heure',
  '{name} must be a time such as 2026-01-31T00:00:00Z':
    '{name} doit être une date avec heure, par exemple 2026-01-31T00:00:00Z',
  '{name} must be a whole number': '{name} doit être un nombre entier',
  '{name} must be among {choices}': '{name} doivent faire partie de : {choices}',
  '{name} must be an amount': '{name} doit être un montant',
  '{name} must be an amount from 0 to 99999999.99 with at most 2 decimals':
    '{name} doit être un montant de 0 à 99999999.99 avec 2 décimales au plus',
  '{name} must be at least {min}': '{name} doit être au moins {min}',
  '{name} must be at most {max}': '{name} doit être au plus {max}',
  '{name} must be at most {max} characters': '{name} doit compter au plus {max} caractères',
  '{name} must be at most {max} entries': '{name} doit compter au plus {max} entrées',
  '{name} must be at most {max} pictures': '{name} doit compter au plus {max} images',
  '{name} must be between the years 2000 and 2199':
    '{name} doit se situer entre les années 2000 et 2199',
  '{name} must be numbers': '{name} doivent être des nombres',
  '{name} must be one of {choices}': '{name} doit être l’une de ces valeurs : {choices}',
  '{name} must be true or false': '{name} doit être true ou false',
  '{name} must be {word} or a number from 1 to {max}':
    '{name} doit être {word} ou un nombre de 1 à {max}',
  '{name} must be {word} or a whole number': '{name} doit être {word} ou un nombre entier',
  '{name} must not contain NUL or half of a character':
    '{name} ne doit contenir ni NUL ni caractère incomplet',
  '{name} must not contain control characters':
    '{name} ne doit pas contenir de caractères de contrôle',
  '{name} was not restored. {reason}.': '{name} n’a pas été rétabli. {reason}.',
  '{percent} % of the price is less than a cent': '{percent} % du prix font moins d’un cent',
  '{plugin} has no setting {key}': '{plugin} n’a pas de paramètre {key}',
  '{plugin} is a part of the store. Switch it off instead.':
    '{plugin} fait partie de la boutique. Désactivez-la plutôt.',
  "{plugin} is not available yet and can't be installed":
    '{plugin} n’est pas encore disponible et ne peut pas être installée',
  "{plugin} is not available yet and can't be switched on":
    '{plugin} n’est pas encore disponible et ne peut pas être activée',
  '{plugin} is not available yet, so there is nothing to test':
    '{plugin} n’est pas encore disponible, il n’y a donc rien à tester',
  '{plugin} is off. Switch it on first.': '{plugin} est désactivée. Activez-la d’abord.',
  '{plugin} is switched off': '{plugin} : l’extension est désactivée',
  '{plugin} keeps no delivery log': '{plugin} ne tient pas de journal des envois',
  '{problems}, and {count} more': '{problems}, et {count} de plus',
  '{product} is delivered from its pool of keys':
    '« {product} » est livré depuis son stock de clés',
  '{product} was already delivered': '« {product} » a déjà été livré',
  '{product} was already delivered, so the order can not be cancelled. Refund it instead.':
    'Déjà livré : {product}. La commande ne peut donc pas être annulée. Remboursez-la plutôt.',
  '{product} was already refunded': '« {product} » a déjà été remboursé',
  '{product} was refunded': '« {product} » a été remboursé',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider} a accepté les identifiants (mode : {mode}).',
  '{provider} can not be reached at the moment.': '{provider} est injoignable pour le moment.',
  '{provider} refused these credentials.': '{provider} a refusé ces identifiants.',
  '{spent} of the gift card ending in {lastFour} have been spent, so its price can not be refunded':
    '{spent} de la carte cadeau se terminant par {lastFour} ont été dépensés, son prix ne peut donc pas être remboursé',
  '{username} changed it on {day} at {time} ({zone})':
    '{username} l’a modifié le {day} à {time} ({zone})',
  '{uses} and more': '{uses} et d’autres',
  '“{phrase}” is there twice': '« {phrase} » figure deux fois',
} satisfies TranslatedServerTexts
