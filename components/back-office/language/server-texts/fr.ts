import type { TranslatedServerTexts } from './english'

export default {
  'A filter of your PayPal account refused it': 'Un filtre de votre compte PayPal l’a refusé',
  'A fraud filter of your Authorize.Net account refused it':
    'Un filtre antifraude de votre compte Authorize.Net l’a refusé',
  'A test message stands in the channel.': 'Un message de test se trouve dans le canal.',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'Demandé dans Ma bibliothèque, ouverte par un lien envoyé à cette adresse : son titulaire souhaite la suppression de ses données personnelles. Veuillez répondre sous {days} jours.',
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
  'Authorize.Net’s {what} has an amount that cannot be read':
    'Authorize.Net indique un montant illisible ({what})',
  'Brevo does not take this key.': 'Brevo n’accepte pas cette clé.',
  'Brevo knows the key and the list.': 'Brevo connaît la clé et la liste.',
  'Brevo knows the key, but no such list.': 'Brevo connaît la clé, mais pas cette liste.',
  Card: 'Carte',
  'Klarna cannot be reached': 'Klarna est injoignable',
  'Klarna declined the payment': 'Klarna a refusé le paiement',
  'Klarna did not accept the order’s data': 'Klarna n’a pas accepté les données de la commande',
  'Klarna did not allow the capture': 'Klarna n’a pas autorisé l’encaissement',
  'Klarna did not answer': 'Klarna n’a pas répondu',
  'Klarna does not accept the store’s credentials':
    'Klarna n’accepte pas les identifiants de la boutique',
  'Klarna is in trouble': 'Klarna rencontre un problème',
  'Klarna refused the payment': 'Klarna a rejeté le paiement',
  'Klarna refused the purchase after a check': 'Klarna a refusé l’achat après vérification',
  'Klarna stopped the purchase after a check': 'Klarna a arrêté l’achat après vérification',
  'The approval at Klarna had expired': 'L’approbation chez Klarna avait expiré',
  'The purchase expired at Klarna before it was captured':
    'L’achat a expiré chez Klarna avant d’être encaissé',
  'The purchase was cancelled at Klarna': 'L’achat a été annulé chez Klarna',
  '{company} does not know this Secret Key.': '{company} ne connaît pas cette clé secrète.',
  '{company} knows the Secret Key.': '{company} connaît la clé secrète.',
  Declined: 'Refusé',
  'Cloudflare does not know this zone.': 'Cloudflare ne connaît pas cette zone.',
  'Cloudflare knows this zone, but it is not active there.':
    'Cloudflare connaît cette zone, mais elle n’y est pas active.',
  'Cloudflare knows this zone, but the store is not in it.':
    'Cloudflare connaît cette zone, mais la boutique n’en fait pas partie.',
  'Cloudflare takes the token, but it lacks the permission {permission}.':
    'Cloudflare accepte le jeton, mais il lui manque l’autorisation {permission}.',
  'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.':
    'Cloudflare accepte le jeton. Seul l’interrupteur pour les attaques a aussi besoin de l’autorisation Zone Settings.',
  'Deleted category': 'Catégorie supprimée',
  'Deleted product': 'Produit supprimé',
  'Dropbox answered with status {status}.': 'Dropbox a répondu avec l’état {status}.',
  'Dropbox could not be reached.': 'Dropbox n’a pas pu être joint.',
  'Dropbox did not begin an upload.': 'Dropbox n’a pas commencé l’envoi.',
  'Dropbox did not confirm the file.': 'Dropbox n’a pas confirmé le fichier.',
  'Dropbox does not know the App Key, or the App Secret does not fit it.':
    'Dropbox ne connaît pas la clé de l’app, ou le secret de l’app n’y correspond pas.',
  'Dropbox does not take the Refresh Token: it was revoked, or is of another app.':
    'Dropbox n’accepte pas le jeton d’actualisation : il a été révoqué, ou il est celui d’une autre app.',
  'Dropbox does not take the name of this folder.': 'Dropbox n’accepte pas le nom de ce dossier.',
  'Dropbox ended the upload before it was done.':
    'Dropbox a mis fin à l’envoi avant qu’il soit terminé.',
  'Dropbox gave no access token: status {status}.':
    'Dropbox n’a pas donné de jeton d’accès : état {status}.',
  'Dropbox has no room left.': 'Dropbox n’a plus de place.',
  'Dropbox has other bytes of it than it was sent.':
    'Dropbox en a d’autres octets que ceux qui ont été envoyés.',
  'Dropbox has {bytes} bytes of it, and was sent {size}.':
    'Dropbox en a {bytes} octets, alors que {size} ont été envoyés.',
  'Dropbox takes files, but does not delete them: older backups stay there.':
    'Dropbox accepte des fichiers, mais ne les supprime pas : les anciennes sauvegardes y restent.',
  'Dropbox takes, lists and deletes files.': 'Dropbox accepte, liste et supprime des fichiers.',
  'Dropbox took a file, but does not list it.':
    'Dropbox a accepté un fichier, mais ne le liste pas.',
  'Gift card': 'Carte cadeau',
  'Google does not know this key: it was deleted, or its service account was.':
    'Google ne connaît pas cette clé : elle a été supprimée, ou son compte de service l’a été.',
  'Google does not take this key any more.': 'Google n’accepte plus cette clé.',
  'Google gave no access token: status {status}.':
    'Google n’a pas donné de jeton d’accès : état {status}.',
  'It was interrupted three times.': 'Elle a été interrompue trois fois.',
  'It was interrupted.': 'Elle a été interrompue.',
  'Klaviyo does not take this key.': 'Klaviyo n’accepte pas cette clé.',
  'Klaviyo knows the key and the list.': 'Klaviyo connaît la clé et la liste.',
  'Klaviyo knows the key, but it may not do enough.':
    'Klaviyo connaît la clé, mais elle n’a pas assez de droits.',
  'Klaviyo knows the key, but no such list.': 'Klaviyo connaît la clé, mais pas cette liste.',
  'Mailchimp does not take this key.': 'Mailchimp n’accepte pas cette clé.',
  'Mailchimp knows the key and the audience.': 'Mailchimp connaît la clé et l’audience.',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimp connaît la clé, mais pas cette audience.',
  Message: 'Message',
  'Newsletter: {state}.': 'Newsletter : {state}.',
  'No PayPal order was created': 'Aucune commande PayPal n’a été créée',
  'No mail server is set (MAIL_URL, or a mail plugin), so mails wait in the outbox':
    'Aucun serveur de messagerie n’est configuré (MAIL_URL ou une extension d’envoi) ; les e-mails attendent donc dans la boîte d’envoi',
  'No payment of this store': 'Aucun paiement de cette boutique',
  'No refund was made': 'Aucun remboursement n’a été effectué',
  'Nothing to do': 'Rien à faire',
  'Older backups could not be removed: {reason}':
    'Les anciennes sauvegardes n’ont pas pu être supprimées : {reason}',
  'Order cancelled: {reason}': 'Commande annulée : {reason}',
  'Orders: {orders}.': 'Commandes : {orders}.',
  'PayPal cannot be reached': 'PayPal est injoignable',
  'PayPal declined the payment': 'PayPal a refusé le paiement',
  'PayPal did not answer': 'PayPal n’a pas répondu',
  'PayPal does not accept the store’s credentials':
    'PayPal n’accepte pas les identifiants de la boutique',
  'PayPal does not answer ({message})': 'PayPal ne répond pas ({message})',
  'PayPal does not let this payer pay': 'PayPal n’autorise pas ce payeur à payer',
  'PayPal gave an answer that cannot be read': 'PayPal a donné une réponse illisible',
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
  'PayPal’s list has a transaction that cannot be read ({id})':
    'La liste de PayPal contient une transaction illisible ({id})',
  'PayPal’s list of transactions cannot be read':
    'La liste des transactions de PayPal est illisible',
  'PayPal’s rules do not allow the payment': 'Les règles de PayPal n’autorisent pas le paiement',
  'Payment by card': 'Paiement par carte',
  'Payment disputed: {reason}': 'Paiement contesté : {reason}',
  'Payment was declined': 'Le paiement a été refusé',
  'Payment was not completed': 'Le paiement n’a pas abouti',
  'Payment {id} is not captured yet': 'Le paiement {id} n’est pas encore encaissé',
  'Please delete my data': 'Veuillez supprimer mes données',
  'Refunded at {provider}': 'Remboursé chez {provider}',
  'Square cannot take payments at the moment.':
    'Square ne peut pas accepter de paiements pour le moment.',
  'Square does not accept the store’s credentials':
    'Square n’accepte pas les identifiants de la boutique',
  'Square knows no such location in this account.': 'Square ne connaît pas ce lieu dans ce compte.',
  'Square knows no such payment': 'Square ne connaît pas ce paiement',
  'Square was asked too often': 'Square a été interrogé trop souvent',
  'The bank asks to try again later': 'La banque demande de réessayer plus tard',
  'The card cannot be used for this kind of purchase':
    'La carte ne peut pas servir à ce type d’achat',
  'The card has reached its limit': 'La carte a atteint son plafond',
  'The location cannot take cards at Square.':
    'Le lieu ne peut pas accepter de cartes chez Square.',
  'The location takes {currency}: choose that as its currency.':
    'Le lieu accepte {currency} : choisissez-la comme devise.',
  'The bank wants to ask its customer, which is not possible with Authorize.Net':
    'La banque veut interroger son client, ce qui n’est pas possible avec Authorize.Net',
  'The bank wants to ask its customer': 'La banque veut interroger son client',
  'The bank did not confirm that it is its customer who pays':
    'La banque n’a pas confirmé que c’est son client qui paie',
  'The payer did not confirm the payment at his bank':
    'Le payeur n’a pas confirmé le paiement auprès de sa banque',
  'The payment was cancelled at Square': 'Le paiement a été annulé chez Square',
  'The postal code is not the card’s': 'Le code postal n’est pas celui de la carte',
  'The store’s access token at Square lacks a permission':
    'Il manque une autorisation au jeton d’accès de la boutique chez Square',
  'There was not enough money on the account': 'Il n’y avait pas assez d’argent sur le compte',
  'Started, but never approved': 'Commencé, mais jamais approuvé',
  'Taken back by {provider}': 'Repris par {provider}',
  'Tax ID confirmed: the tax goes back': 'Numéro fiscal confirmé : la taxe est rendue',
  'The Public Key is not one: look whether all of it was copied.':
    'La clé publique n’en est pas une : vérifiez qu’elle a été copiée en entier.',
  'The Secret Access Key does not fit the Access Key ID.':
    'La clé d’accès secrète ne correspond pas à l’identifiant de clé d’accès.',
  'The Service Account is not the JSON file of a key: paste all of it.':
    'Le compte de service n’est pas le fichier JSON d’une clé : collez-le en entier.',
  'The address of the receiver is not valid': 'L’adresse du destinataire n’est pas valide',
  'The amount is not valid': 'Le montant n’est pas valide',
  'The app at Dropbox lacks the permission {scope}.':
    'Il manque à l’app Dropbox l’autorisation {scope}.',
  'The app may not write into this folder of Dropbox.':
    'L’app n’a pas le droit d’écrire dans ce dossier de Dropbox.',
  'The bank declined the card': 'La banque a refusé la carte',
  'The bank declined the card, which is reported lost or stolen':
    'La banque a refusé la carte, déclarée perdue ou volée',
  'The billing address is not the card’s': 'L’adresse de facturation n’est pas celle de la carte',
  'The billing address or the security code is wrong':
    'L’adresse de facturation ou le code de sécurité est incorrect',
  'The bucket answered with status {status}.': 'Le bucket a répondu avec l’état {status}.',
  'The bucket could not be reached.': 'Le bucket n’a pas pu être joint.',
  'The bucket could not be reached: {reason}.': 'Le bucket n’a pas pu être joint : {reason}.',
  'The bucket did not begin an upload.': 'Le bucket n’a pas commencé l’envoi.',
  'The bucket did not confirm a part.': 'Le bucket n’a pas confirmé une partie.',
  'The bucket ended the upload before it was done.':
    'Le bucket a mis fin à l’envoi avant qu’il soit terminé.',
  'The bucket has other bytes of it than it was sent.':
    'Le bucket en a d’autres octets que ceux qui ont été envoyés.',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'Le bucket en a {bytes} octets, alors que {size} ont été envoyés.',
  'The bucket is in another region.': 'Le bucket est dans une autre région.',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'Le bucket accepte des objets. La clé n’a pas le droit de supprimer : les anciennes sauvegardes y restent.',
  'The bucket takes, lists and deletes objects.':
    'Le bucket accepte, liste et supprime des objets.',
  'The bucket took an object, but does not list it.':
    'Le bucket a accepté un objet, mais ne le liste pas.',
  'The bucket’s list cannot be read.': 'La liste du bucket ne peut pas être lue.',
  'The bucket’s service does not know the Access Key ID.':
    'Le service du bucket ne connaît pas l’identifiant de clé d’accès.',
  'The card details had expired or were used before':
    'Les données de la carte avaient expiré ou déjà servi',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'Les données de la carte ont expiré ou ont déjà servi. Rien n’a été débité. Veuillez réessayer.',
  'The card has expired': 'La carte a expiré',
  'The card number is not valid': 'Le numéro de carte n’est pas valide',
  'The card or bank behind the PayPal account declined':
    'La carte ou la banque liée au compte PayPal a refusé',
  'The card processor': 'Le processeur de cartes',
  'The card processor cannot be reached': 'Le processeur de cartes est injoignable',
  'The card processor did not answer': 'Le processeur de cartes n’a pas répondu',
  'The card processor gave an answer that cannot be read':
    'Le processeur de cartes a donné une réponse illisible',
  'The card processor is in trouble': 'Le processeur de cartes rencontre des difficultés',
  'The card processor refused the call': 'Le processeur de cartes a refusé l’appel',
  'The card processor refused the look-up': 'Le processeur de cartes a refusé la consultation',
  'The card processor reported an unknown state':
    'Le processeur de cartes a signalé un état inconnu',
  'The card processor was in trouble': 'Le processeur de cartes rencontrait des difficultés',
  'The card was refused': 'La carte a été refusée',
  'The charge was declined before': 'Le débit avait déjà été refusé',
  'The charge was made before': 'Le débit avait déjà été effectué',
  'The charge was {status}': 'Le débit a le statut « {status} »',
  'The clock of this server is wrong.': 'L’horloge de ce serveur est fausse.',
  'The connection to the receiver failed': 'La connexion au destinataire a échoué',
  'The connection to the receiver failed ({code})':
    'La connexion au destinataire a échoué ({code})',
  'The database has no tables of the store, so there is nothing to back up.':
    'La base de données n’a aucune table de la boutique, il n’y a donc rien à sauvegarder.',
  'The dispute is recorded: {status}': 'Le litige est enregistré : {status}',
  'The dispute was known': 'Le litige était déjà connu',
  'The expiry date is not valid': 'La date d’expiration n’est pas valide',
  'The format is right. The provider was not asked.':
    'Le format est correct. Le prestataire n’a pas été interrogé.',
  'The host has an address that is never called.': 'L’hôte a une adresse qui n’est jamais appelée.',
  'The key may not do this with the bucket.':
    'La clé n’a pas le droit de faire cela avec le bucket.',
  'The list of Dropbox cannot be read.': 'La liste de Dropbox ne peut pas être lue.',
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
  'The order': 'La commande',
  'The payer tried too often at PayPal': 'Le payeur a essayé trop souvent chez PayPal',
  'The payer’s PayPal account is locked or closed':
    'Le compte PayPal du payeur est verrouillé ou fermé',
  'The payer’s PayPal account is restricted': 'Le compte PayPal du payeur est limité',
  'The payer’s network is blocked in your Authorize.Net account':
    'Le réseau du payeur est bloqué dans votre compte Authorize.Net',
  'The payment failed': 'Le paiement a échoué',
  'The payment is above a limit of the PayPal account':
    'Le paiement dépasse une limite du compte PayPal',
  'The payment is {status}': 'Le paiement a le statut « {status} »',
  'The plugin was switched off': 'L’extension était désactivée',
  'The plugin was switched off.': 'L’extension était désactivée.',
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
  'The refund is recorded': 'Le remboursement est enregistré',
  'The refund was known': 'Le remboursement était déjà connu',
  'The same payment was sent twice within minutes':
    'Le même paiement a été envoyé deux fois en quelques minutes',
  'The security code is wrong': 'Le code de sécurité est incorrect',
  'The store': 'La boutique',
  'The store could not be read or encrypted.': 'La boutique n’a pas pu être lue ou chiffrée.',
  'The store has no credentials of {provider}': 'La boutique n’a pas d’identifiants de {provider}',
  'The store’s Authorize.Net account is not active':
    'Le compte Authorize.Net de la boutique n’est pas actif',
  'The store’s PayPal account is locked or closed':
    'Le compte PayPal de la boutique est verrouillé ou fermé',
  'The store’s PayPal account is restricted': 'Le compte PayPal de la boutique est limité',
  'The store’s account does not take this type of card':
    'Le compte de la boutique n’accepte pas ce type de carte',
  'There is no host {host}.': 'L’hôte {host} n’existe pas.',
  'There is no such bucket.': 'Ce bucket n’existe pas.',
  'These settings can be used.': 'Ces paramètres peuvent être utilisés.',
  'Transaction {id} has no amount': 'La transaction {id} n’a pas de montant',
  'What {provider} told could not be recorded':
    'Ce que {provider} a communiqué n’a pas pu être enregistré',
  'While no mail plugin is on, mails go through {server}, as the environment says.':
    'Tant qu’aucune extension d’envoi n’est activée, les e-mails passent par {server}, comme l’indique l’environnement.',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    'Sans identifiants propres, elle utilise ceux de l’environnement (mode : {mode}).',
  accepted: 'accepté',
  'batch {id}': 'lot {id}',
  cancelled: 'annulé',
  captured: 'encaissé',
  completed: 'terminé',
  'connection refused': 'connexion refusée',
  created: 'créé',
  declined: 'refusé',
  draft: 'brouillon',
  failed: 'échec',
  'forbidden address': 'adresse interdite',
  'has credentials': 'contient des identifiants',
  'has port': 'contient un port',
  held: 'en examen',
  hidden: 'masqué',
  'invalid url': 'adresse non valide',
  live: 'réel',
  lost: 'perdu',
  'needs response': 'attend votre réponse',
  'no subscription': 'aucun abonnement',
  none: 'aucune',
  partially_refunded: 'remboursé en partie',
  paused: 'en pause',
  pending: 'en attente',
  'private address': 'adresse privée',
  processing: 'en cours',
  published: 'publié',
  refunded: 'remboursé',
  scheduled: 'programmé',
  sending: 'en cours d’envoi',
  sent: 'envoyé',
  test: 'test',
  'the subscription was removed just now': 'l’abonnement vient d’être supprimé',
  timeout: 'délai dépassé',
  'too large': 'trop volumineux',
  'too many redirects': 'trop de redirections',
  'transaction {id}': 'transaction {id}',
  'under review': 'en examen',
  'unknown host': 'hôte inconnu',
  voided: 'annulé',
  won: 'gagné',
  'wrong protocol': 'protocole incorrect',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    'Le prestataire a rendu {amount}, mais il ne reste que {left} du paiement {id}',
  '{card} ending in {lastFour}': '{card} se terminant par {lastFour}',
  '{name} and {count} more': '{name} et {count} de plus',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider} a accepté les identifiants (mode : {mode}).',
  '{provider} cannot be reached at the moment.': '{provider} est injoignable pour le moment.',
  '{provider} could not be reached ({reason})': '{provider} n’a pas pu être joint ({reason})',
  '{provider} did not take the mail: {answer}': '{provider} n’a pas accepté l’e-mail : {answer}',
  '{provider} does not let the store send: {answer}':
    '{provider} ne laisse pas la boutique envoyer : {answer}',
  '{provider} takes nothing: it needs currencies, a publishable and a secret key.':
    '{provider} n’encaisse rien : il lui faut des devises, une clé publiable et une clé secrète.',
  '{provider} takes nothing: its keys are of another mode than the first account’s.':
    '{provider} n’encaisse rien : ses clés sont d’un autre mode que celles du premier compte.',
  '{provider} refused these credentials.': '{provider} a refusé ces identifiants.',
  '{plugin} cannot be reached at the moment.': '{plugin} est injoignable pour le moment.',
  '{plugin} did not answer ({reason})': '{plugin} n’a pas répondu ({reason})',
  '{plugin} does not take these credentials.': '{plugin} n’accepte pas ces identifiants.',
  '{plugin} knows no such address.': '{plugin} ne connaît pas cette adresse.',
  '{plugin} takes the credentials.': '{plugin} accepte les identifiants.',
  '{plugin} takes the credentials, but knows no such mailbox.':
    '{plugin} accepte les identifiants, mais ne connaît pas cette boîte.',
  '{plugin} takes the credentials, but they are no agent’s.':
    '{plugin} accepte les identifiants, mais ce ne sont pas ceux d’un agent.',
  'The help desk gave an answer that cannot be read':
    'Le centre d’assistance a donné une réponse illisible',
  '{plugin} takes the credentials, but they see no field {field}.':
    '{plugin} accepte les identifiants, mais ils ne voient aucun champ {field}.',
  '{plugin} takes the credentials, but they lack rights that the store needs.':
    '{plugin} accepte les identifiants, mais il leur manque des droits dont la boutique a besoin.',
  '{plugin} takes the credentials, but knows no such pipeline.':
    '{plugin} accepte les identifiants, mais ne connaît pas ce pipeline.',
  '{plugin}’s pipeline lacks a stage for deals that are won or lost.':
    'Il manque au pipeline de {plugin} une étape pour les transactions gagnées ou perdues.',
  'The CRM gave an answer that cannot be read': 'Le CRM a donné une réponse illisible',
  'The pipeline has no stage for deals that are won, or none for those that are lost':
    'Le pipeline n’a pas d’étape pour les transactions gagnées, ou pas pour les perdues',
  '{provider} takes mails with these credentials and from this address.':
    '{provider} accepte les e-mails avec ces identifiants et depuis cette adresse.',
  '{plugin} takes the credentials, but they give no access to this store.':
    '{plugin} accepte les identifiants, mais ils ne donnent pas accès à cette boutique.',
  '{plugin} refused the question.': '{plugin} a refusé la question.',
  'The service account needs full permission for the property.':
    'Le compte de service a besoin d’un accès complet à la propriété.',
  'Bing knows the store, but it is not verified yet.':
    'Bing connaît la boutique, mais elle n’est pas encore validée.',
  'A picture could not be fetched, and was left out: {address}':
    'Une image n’a pas pu être récupérée et manque : {address}',
  'A picture is no JPEG, PNG or WebP, and was left out: {address}':
    'Une image n’est ni JPEG, ni PNG, ni WebP, et manque : {address}',
  'A picture is too large, and was left out: {address}':
    'Une image est trop volumineuse et manque : {address}',
  'Enter the address of the site, or switch WordPress Articles on.':
    'Saisissez l’adresse du site ou activez Articles WordPress.',
  'It could not be stored': 'Il n’a pas pu être enregistré',
  'It has no text': 'Il n’a pas de texte',
  'It is protected by a password': 'Il est protégé par un mot de passe',
  'Its text is too long': 'Son texte est trop long',
  'No WordPress answers there: enter the address of its start page.':
    'Aucun WordPress n’y répond : saisissez l’adresse de sa page d’accueil.',
  'The address has to begin with https.': 'L’adresse doit commencer par https.',
  'The address of the site was changed': 'L’adresse du site a été modifiée',
  '{site} answered with status {status}': '{site} a répondu avec le statut {status}',
  '{site} could not be reached': '{site} n’a pas pu être joint',
  '{site} gave an answer that cannot be read': '{site} a donné une réponse illisible',
  'WordPress has no category {category}': 'WordPress n’a pas de catégorie {category}',
  'WordPress lists no posts any more: nothing was hidden':
    'WordPress ne liste plus aucun article : rien n’a été masqué',
  'WordPress lists no posts.': 'WordPress ne liste aucun article.',
  'WordPress lists too many posts': 'WordPress liste trop d’articles',
  'WordPress lists {count} posts.': 'Articles listés par WordPress : {count}.',
  'Yoast SEO tells nothing there: it is not installed, or older than version 14.':
    'Yoast SEO n’y dit rien : il n’est pas installé ou est antérieur à la version 14.',
  'Yoast SEO tells titles and descriptions.': 'Yoast SEO donne titres et descriptions.',
  'It could not be stored: {problem}': 'Le produit n’a pas pu être enregistré : {problem}',
  'It has more than {count} variations': 'Il a plus de {count} variations',
  'It has no name': 'Il n’a pas de nom',
  'It has no price': 'Il n’a pas de prix',
  'It has no variations': 'Il n’a pas de variations',
  'It is a group of products, which the store does not have':
    'C’est un groupe de produits, que la boutique ne connaît pas',
  'It is of the type {type}, which the store does not have':
    'Il est du type {type}, que la boutique ne connaît pas',
  'It is sold elsewhere, which the store does not have':
    'Il est vendu ailleurs, ce que la boutique ne connaît pas',
  'Its price cannot be read': 'Son prix n’est pas lisible',
  'No WooCommerce answers there: enter the address of the shop’s start page.':
    'Aucun WooCommerce ne répond à cette adresse : indiquez celle de la page d’accueil de la boutique.',
  'WooCommerce does not tell its currency: make the key for an administrator of the shop.':
    'WooCommerce n’indique pas sa devise : créez la clé pour un administrateur de la boutique.',
  'WooCommerce lists too many products or categories':
    'WooCommerce liste trop de produits ou de catégories',
  'WooCommerce lists {count} products in {categories} categories, with prices in {currency}.':
    'WooCommerce liste {count} produits dans {categories} catégories, avec des prix en {currency}.',
  'WooCommerce’s prices are in {theirs}, the store’s in {ours}: nothing is taken over':
    'Les prix de WooCommerce sont en {theirs}, ceux de la boutique en {ours} : rien n’est repris',
} satisfies TranslatedServerTexts
