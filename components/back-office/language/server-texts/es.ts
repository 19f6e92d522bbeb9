import type { TranslatedServerTexts } from './english'

export default {
  'A filter of your PayPal account refused it': 'Un filtro de su cuenta de PayPal lo rechazó',
  'A fraud filter of your Authorize.Net account refused it':
    'Un filtro antifraude de su cuenta de Authorize.Net lo rechazó',
  'A test message stands in the channel.': 'Hay un mensaje de prueba en el canal.',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'Solicitado en Mi biblioteca, abierta mediante un enlace enviado a esta dirección: su titular quiere que se eliminen sus datos personales. Responda en un plazo de {days} días.',
  'Authorize.Net does not accept the store’s credentials':
    'Authorize.Net no acepta las credenciales de la tienda',
  'Authorize.Net knows no transaction {id}': 'Authorize.Net no conoce la transacción {id}',
  'Authorize.Net refused its batches': 'Authorize.Net denegó sus lotes',
  'Authorize.Net refused its list of batches ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net denegó su lista de lotes ({code}). Hay que activar la Transaction Details API en sus ajustes.',
  'Authorize.Net refused its list of transactions ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Net denegó su lista de transacciones ({code}). Hay que activar la Transaction Details API en sus ajustes.',
  'Authorize.Net’s batch {id} has no time that can be read':
    'El lote {id} de Authorize.Net no tiene una hora legible',
  'Authorize.Net’s list of transactions does not end':
    'La lista de transacciones de Authorize.Net no termina',
  'Authorize.Net’s {what} has an amount that cannot be read':
    'Authorize.Net indica un importe ilegible ({what})',
  'Brevo does not take this key.': 'Brevo no acepta esta clave.',
  'Brevo knows the key and the list.': 'Brevo conoce la clave y la lista.',
  'Brevo knows the key, but no such list.': 'Brevo conoce la clave, pero no esa lista.',
  Card: 'Tarjeta',
  'Klarna cannot be reached': 'No se puede contactar con Klarna',
  'Klarna declined the payment': 'Klarna rechazó el pago',
  'Klarna did not accept the order’s data': 'Klarna no aceptó los datos del pedido',
  'Klarna did not allow the capture': 'Klarna no permitió el cobro',
  'Klarna did not answer': 'Klarna no respondió',
  'Klarna does not accept the store’s credentials':
    'Klarna no acepta las credenciales de la tienda',
  'Klarna is in trouble': 'Klarna tiene problemas',
  'Klarna refused the payment': 'Klarna no admitió el pago',
  'Klarna refused the purchase after a check': 'Klarna rechazó la compra tras una comprobación',
  'Klarna stopped the purchase after a check': 'Klarna detuvo la compra tras una comprobación',
  'The approval at Klarna had expired': 'La aprobación en Klarna había caducado',
  'The purchase expired at Klarna before it was captured':
    'La compra caducó en Klarna antes de cobrarse',
  'The purchase was cancelled at Klarna': 'La compra se canceló en Klarna',
  '{company} does not know this Secret Key.': '{company} no conoce esta clave secreta.',
  '{company} knows the Secret Key.': '{company} conoce la clave secreta.',
  Declined: 'Rechazado',
  'Cloudflare does not know this zone.': 'Cloudflare no conoce esta zona.',
  'Cloudflare knows this zone, but it is not active there.':
    'Cloudflare conoce esta zona, pero allí no está activa.',
  'Cloudflare knows this zone, but the store is not in it.':
    'Cloudflare conoce esta zona, pero la tienda no está en ella.',
  'Cloudflare takes the token, but it lacks the permission {permission}.':
    'Cloudflare acepta el token, pero le falta el permiso {permission}.',
  'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.':
    'Cloudflare acepta el token. Solo el interruptor para ataques necesita además el permiso Zone Settings.',
  'Deleted category': 'Categoría eliminada',
  'Deleted product': 'Producto eliminado',
  'Dropbox answered with status {status}.': 'Dropbox respondió con el estado {status}.',
  'Dropbox could not be reached.': 'No se pudo acceder a Dropbox.',
  'Dropbox did not begin an upload.': 'Dropbox no inició la carga.',
  'Dropbox did not confirm the file.': 'Dropbox no confirmó el archivo.',
  'Dropbox does not know the App Key, or the App Secret does not fit it.':
    'Dropbox no conoce la clave de la app, o el secreto de la app no le corresponde.',
  'Dropbox does not take the Refresh Token: it was revoked, or is of another app.':
    'Dropbox no acepta el token de actualización: se revocó o es de otra app.',
  'Dropbox does not take the name of this folder.': 'Dropbox no acepta el nombre de esta carpeta.',
  'Dropbox ended the upload before it was done.':
    'Dropbox terminó la carga antes de que se completara.',
  'Dropbox gave no access token: status {status}.':
    'Dropbox no dio un token de acceso: estado {status}.',
  'Dropbox has no room left.': 'A Dropbox no le queda espacio.',
  'Dropbox has other bytes of it than it was sent.':
    'Dropbox tiene otros bytes que los que se le enviaron.',
  'Dropbox has {bytes} bytes of it, and was sent {size}.':
    'Dropbox tiene {bytes} bytes, pero se le enviaron {size}.',
  'Dropbox takes files, but does not delete them: older backups stay there.':
    'Dropbox acepta archivos, pero no los elimina: las copias anteriores se quedan allí.',
  'Dropbox takes, lists and deletes files.': 'Dropbox acepta, enumera y elimina archivos.',
  'Dropbox took a file, but does not list it.':
    'Dropbox aceptó un archivo, pero no lo muestra en su lista.',
  'Gift card': 'Tarjeta regalo',
  'Google does not know this key: it was deleted, or its service account was.':
    'Google no conoce esta clave: se eliminó ella o su cuenta de servicio.',
  'Google does not take this key any more.': 'Google ya no acepta esta clave.',
  'Google gave no access token: status {status}.':
    'Google no dio un token de acceso: estado {status}.',
  'It was interrupted three times.': 'Se interrumpió tres veces.',
  'It was interrupted.': 'Se interrumpió.',
  'Klaviyo does not take this key.': 'Klaviyo no acepta esta clave.',
  'Klaviyo knows the key and the list.': 'Klaviyo conoce la clave y la lista.',
  'Klaviyo knows the key, but it may not do enough.':
    'Klaviyo conoce la clave, pero no tiene permisos suficientes.',
  'Klaviyo knows the key, but no such list.': 'Klaviyo conoce la clave, pero no esa lista.',
  'Mailchimp does not take this key.': 'Mailchimp no acepta esta clave.',
  'Mailchimp knows the key and the audience.': 'Mailchimp conoce la clave y la audiencia.',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimp conoce la clave, pero no esa audiencia.',
  Message: 'Mensaje',
  'Newsletter: {state}.': 'Boletín: {state}.',
  'No PayPal order was created': 'No se creó ningún pedido de PayPal',
  'No mail server is set (MAIL_URL, or a mail plugin), so mails wait in the outbox':
    'No hay ningún servidor de correo configurado (MAIL_URL o un plugin de correo), así que los correos esperan en la bandeja de salida',
  'No payment of this store': 'Ningún pago de esta tienda',
  'No refund was made': 'No se hizo ningún reembolso',
  'Nothing to do': 'Nada que hacer',
  'Older backups could not be removed: {reason}':
    'No se pudieron eliminar las copias anteriores: {reason}',
  'Order cancelled: {reason}': 'Pedido cancelado: {reason}',
  'Orders: {orders}.': 'Pedidos: {orders}.',
  'PayPal cannot be reached': 'No se puede contactar con PayPal',
  'PayPal declined the payment': 'PayPal rechazó el pago',
  'PayPal did not answer': 'PayPal no respondió',
  'PayPal does not accept the store’s credentials':
    'PayPal no acepta las credenciales de la tienda',
  'PayPal does not answer ({message})': 'PayPal no responde ({message})',
  'PayPal does not let this payer pay': 'PayPal no permite pagar a este pagador',
  'PayPal gave an answer that cannot be read': 'PayPal dio una respuesta que no se puede leer',
  'PayPal gave no access token': 'PayPal no dio ningún token de acceso',
  'PayPal has too many transactions in one minute':
    'PayPal tiene demasiadas transacciones en un minuto',
  'PayPal is in trouble': 'PayPal tiene problemas',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search".':
    'PayPal denegó su lista de transacciones ({status}). La aplicación necesita el permiso «Transaction search».',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search"; PayPal takes up to 9 hours to apply it.':
    'PayPal denegó su lista de transacciones ({status}). La aplicación necesita el permiso «Transaction search»; PayPal tarda hasta 9 horas en aplicarlo.',
  'PayPal refused the call': 'PayPal rechazó la solicitud',
  'PayPal refused the payment': 'PayPal rechazó el pago',
  'PayPal was in trouble': 'PayPal tuvo problemas',
  'PayPal’s list has a transaction that cannot be read ({id})':
    'La lista de PayPal tiene una transacción que no se puede leer ({id})',
  'PayPal’s list of transactions cannot be read':
    'La lista de transacciones de PayPal no se puede leer',
  'PayPal’s rules do not allow the payment': 'Las normas de PayPal no permiten el pago',
  'Payment by card': 'Pago con tarjeta',
  'Payment disputed: {reason}': 'Pago disputado: {reason}',
  'Payment was declined': 'El pago fue rechazado',
  'Payment was not completed': 'El pago no se completó',
  'Payment {id} is not captured yet': 'El pago {id} aún no se ha cobrado',
  'Please delete my data': 'Elimine mis datos, por favor',
  'Refunded at {provider}': 'Reembolsado en {provider}',
  'Square cannot take payments at the moment.': 'Square no puede aceptar pagos en este momento.',
  'Square does not accept the store’s credentials':
    'Square no acepta las credenciales de la tienda',
  'Square knows no such location in this account.':
    'Square no conoce esa ubicación en esta cuenta.',
  'Square knows no such payment': 'Square no conoce ese pago',
  'Square was asked too often': 'Se preguntó a Square demasiadas veces',
  'The bank asks to try again later': 'El banco pide volver a intentarlo más tarde',
  'The card cannot be used for this kind of purchase':
    'La tarjeta no se puede usar para este tipo de compra',
  'The card has reached its limit': 'La tarjeta ha alcanzado su límite',
  'The location cannot take cards at Square.': 'La ubicación no puede aceptar tarjetas en Square.',
  'The location takes {currency}: choose that as its currency.':
    'La ubicación acepta {currency}: elíjala como su moneda.',
  'The bank wants to ask its customer, which is not possible with Authorize.Net':
    'El banco quiere preguntar a su cliente, lo que no es posible con Authorize.Net',
  'The bank wants to ask its customer': 'El banco quiere preguntar a su cliente',
  'The bank did not confirm that it is its customer who pays':
    'El banco no confirmó que quien paga es su cliente',
  'The payer did not confirm the payment at his bank': 'El pagador no confirmó el pago en su banco',
  'The payment was cancelled at Square': 'El pago se canceló en Square',
  'The postal code is not the card’s': 'El código postal no es el de la tarjeta',
  'The store’s access token at Square lacks a permission':
    'Al token de acceso de la tienda en Square le falta un permiso',
  'There was not enough money on the account': 'No había suficiente dinero en la cuenta',
  'Started, but never approved': 'Iniciado, pero nunca aprobado',
  'Taken back by {provider}': 'Recuperado por {provider}',
  'Tax ID confirmed: the tax goes back': 'NIF confirmado: se devuelve el impuesto',
  'The Public Key is not one: look whether all of it was copied.':
    'La clave pública no es válida: compruebe si se copió entera.',
  'The Secret Access Key does not fit the Access Key ID.':
    'La clave de acceso secreta no corresponde al ID de la clave de acceso.',
  'The Service Account is not the JSON file of a key: paste all of it.':
    'La cuenta de servicio no es el archivo JSON de una clave: péguelo entero.',
  'The address of the receiver is not valid': 'La dirección del receptor no es válida',
  'The amount is not valid': 'El importe no es válido',
  'The app at Dropbox lacks the permission {scope}.':
    'A la app de Dropbox le falta el permiso {scope}.',
  'The app may not write into this folder of Dropbox.':
    'La app no puede escribir en esta carpeta de Dropbox.',
  'The bank declined the card': 'El banco rechazó la tarjeta',
  'The bank declined the card, which is reported lost or stolen':
    'El banco rechazó la tarjeta, que consta como perdida o robada',
  'The billing address is not the card’s': 'La dirección de facturación no es la de la tarjeta',
  'The billing address or the security code is wrong':
    'La dirección de facturación o el código de seguridad son incorrectos',
  'The bucket answered with status {status}.': 'El bucket respondió con el estado {status}.',
  'The bucket could not be reached.': 'No se pudo acceder al bucket.',
  'The bucket could not be reached: {reason}.': 'No se pudo acceder al bucket: {reason}.',
  'The bucket did not begin an upload.': 'El bucket no inició la carga.',
  'The bucket did not confirm a part.': 'El bucket no confirmó una parte.',
  'The bucket ended the upload before it was done.':
    'El bucket terminó la carga antes de que se completara.',
  'The bucket has other bytes of it than it was sent.':
    'El bucket tiene otros bytes que los que se le enviaron.',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'El bucket tiene {bytes} bytes, pero se le enviaron {size}.',
  'The bucket is in another region.': 'El bucket está en otra región.',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'El bucket acepta objetos. La clave no puede eliminar: las copias anteriores se quedan allí.',
  'The bucket takes, lists and deletes objects.': 'El bucket acepta, enumera y elimina objetos.',
  'The bucket took an object, but does not list it.':
    'El bucket aceptó un objeto, pero no lo muestra en su lista.',
  'The bucket’s list cannot be read.': 'No se puede leer la lista del bucket.',
  'The bucket’s service does not know the Access Key ID.':
    'El servicio del bucket no conoce el ID de la clave de acceso.',
  'The card details had expired or were used before':
    'Los datos de la tarjeta habían caducado o ya se habían usado',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'Los datos de la tarjeta han caducado o ya se usaron. No se ha cobrado nada. Inténtelo de nuevo.',
  'The card has expired': 'La tarjeta ha caducado',
  'The card number is not valid': 'El número de tarjeta no es válido',
  'The card or bank behind the PayPal account declined':
    'La tarjeta o el banco de la cuenta de PayPal lo rechazó',
  'The card processor': 'El procesador de tarjetas',
  'The card processor cannot be reached': 'No se puede contactar con el procesador de tarjetas',
  'The card processor did not answer': 'El procesador de tarjetas no respondió',
  'The card processor gave an answer that cannot be read':
    'El procesador de tarjetas dio una respuesta que no se puede leer',
  'The card processor is in trouble': 'El procesador de tarjetas tiene problemas',
  'The card processor refused the call': 'El procesador de tarjetas rechazó la solicitud',
  'The card processor refused the look-up': 'El procesador de tarjetas rechazó la consulta',
  'The card processor reported an unknown state':
    'El procesador de tarjetas comunicó un estado desconocido',
  'The card processor was in trouble': 'El procesador de tarjetas tuvo problemas',
  'The card was refused': 'La tarjeta fue rechazada',
  'The charge was declined before': 'El cargo ya se había rechazado',
  'The charge was made before': 'El cargo ya se había hecho',
  'The charge was {status}': 'El cargo tiene el estado «{status}»',
  'The clock of this server is wrong.': 'El reloj de este servidor es incorrecto.',
  'The connection to the receiver failed': 'Ha fallado la conexión con el receptor',
  'The connection to the receiver failed ({code})':
    'Ha fallado la conexión con el receptor ({code})',
  'The database has no tables of the store, so there is nothing to back up.':
    'La base de datos no tiene tablas de la tienda, así que no hay nada que copiar.',
  'The dispute is recorded: {status}': 'La disputa está registrada: {status}',
  'The dispute was known': 'La disputa ya se conocía',
  'The expiry date is not valid': 'La fecha de caducidad no es válida',
  'The format is right. The provider was not asked.':
    'El formato es correcto. No se ha consultado al proveedor.',
  'The host has an address that is never called.':
    'El host tiene una dirección a la que nunca se llama.',
  'The key may not do this with the bucket.':
    'La clave no tiene permiso para hacer esto con el bucket.',
  'The list of Dropbox cannot be read.': 'No se puede leer la lista de Dropbox.',
  'The mail came back: {answer}': 'El correo fue devuelto: {answer}',
  'The mail server accepted the connection and the credentials.':
    'El servidor de correo ha aceptado la conexión y las credenciales.',
  'The mail server could not be reached. Check host, port and encryption, and that its certificate is for this host.':
    'No se pudo acceder al servidor de correo. Compruebe el host, el puerto y el cifrado, y que su certificado sea para este host.',
  'The mail server said: {answer}': 'El servidor de correo respondió: {answer}',
  'The mailbox does not take the user name and the password.':
    'El buzón no acepta el nombre de usuario y la contraseña.',
  'The mailbox has no such folder.': 'El buzón no tiene esa carpeta.',
  'The mailbox took the credentials, and has this folder.':
    'El buzón aceptó las credenciales y tiene esta carpeta.',
  'The order': 'El pedido',
  'The payer tried too often at PayPal': 'El pagador lo intentó demasiadas veces en PayPal',
  'The payer’s PayPal account is locked or closed':
    'La cuenta de PayPal del pagador está bloqueada o cerrada',
  'The payer’s PayPal account is restricted': 'La cuenta de PayPal del pagador está limitada',
  'The payer’s network is blocked in your Authorize.Net account':
    'La red del pagador está bloqueada en su cuenta de Authorize.Net',
  'The payment failed': 'El pago ha fallado',
  'The payment is above a limit of the PayPal account':
    'El pago supera un límite de la cuenta de PayPal',
  'The payment is {status}': 'El pago tiene el estado «{status}»',
  'The plugin was switched off': 'El plugin se había desactivado',
  'The plugin was switched off.': 'El plugin se había desactivado.',
  'The provider knows no such charge': 'El proveedor de pago no conoce ese cargo',
  'The provider reviews it, you may have to approve it there':
    'El proveedor de pago lo revisa; quizá tenga que aprobarlo allí',
  'The public client key is that of another Authorize.Net account':
    'La clave pública de cliente es de otra cuenta de Authorize.Net',
  'The receiver answered {status}': 'El receptor respondió {status}',
  'The receiver answered {status}; redirects are not followed':
    'El receptor respondió {status}; no se siguen las redirecciones',
  'The receiver did not answer in time': 'El receptor no respondió a tiempo',
  'The receiver has an address that is never called':
    'El receptor tiene una dirección a la que nunca se llama',
  'The receiver is in a private network, which this store may not reach':
    'El receptor está en una red privada, a la que esta tienda no puede acceder',
  'The receiver is not known': 'No se conoce al receptor',
  'The receiver refused the connection': 'El receptor rechazó la conexión',
  'The receiver took a signed ping.': 'El receptor aceptó un ping firmado.',
  'The refund is recorded': 'El reembolso está registrado',
  'The refund was known': 'El reembolso ya se conocía',
  'The same payment was sent twice within minutes':
    'El mismo pago se envió dos veces en pocos minutos',
  'The security code is wrong': 'El código de seguridad es incorrecto',
  'The store': 'La tienda',
  'The store could not be read or encrypted.': 'No se pudo leer o cifrar la tienda.',
  'The store has no credentials of {provider}': 'La tienda no tiene credenciales de {provider}',
  'The store’s Authorize.Net account is not active':
    'La cuenta de Authorize.Net de la tienda no está activa',
  'The store’s PayPal account is locked or closed':
    'La cuenta de PayPal de la tienda está bloqueada o cerrada',
  'The store’s PayPal account is restricted': 'La cuenta de PayPal de la tienda está limitada',
  'The store’s account does not take this type of card':
    'La cuenta de la tienda no acepta este tipo de tarjeta',
  'There is no host {host}.': 'No existe el host {host}.',
  'There is no such bucket.': 'Ese bucket no existe.',
  'These settings can be used.': 'Estos ajustes se pueden usar.',
  'Transaction {id} has no amount': 'La transacción {id} no tiene importe',
  'What {provider} told could not be recorded':
    'No se ha podido registrar lo que comunicó {provider}',
  'While no mail plugin is on, mails go through {server}, as the environment says.':
    'Mientras no haya ningún plugin de correo activado, los correos salen por {server}, según el entorno.',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    'Sin credenciales propias, usa las del entorno (modo: {mode}).',
  accepted: 'aceptado',
  'batch {id}': 'lote {id}',
  cancelled: 'cancelado',
  captured: 'cobrado',
  completed: 'completado',
  'connection refused': 'conexión rechazada',
  created: 'creado',
  declined: 'rechazado',
  draft: 'borrador',
  failed: 'ha fallado',
  'forbidden address': 'dirección prohibida',
  'has credentials': 'contiene credenciales',
  'has port': 'contiene un puerto',
  held: 'en revisión',
  hidden: 'oculto',
  'invalid url': 'dirección no válida',
  live: 'real',
  lost: 'perdida',
  'needs response': 'requiere su respuesta',
  'no subscription': 'sin suscripción',
  none: 'ninguno',
  partially_refunded: 'reembolsado en parte',
  paused: 'en pausa',
  pending: 'pendiente',
  'private address': 'dirección privada',
  processing: 'en curso',
  published: 'publicado',
  refunded: 'reembolsado',
  scheduled: 'programado',
  sending: 'enviándose',
  sent: 'enviado',
  test: 'prueba',
  'the subscription was removed just now': 'la suscripción se acaba de eliminar',
  timeout: 'tiempo de espera agotado',
  'too large': 'demasiado grande',
  'too many redirects': 'demasiadas redirecciones',
  'transaction {id}': 'transacción {id}',
  'under review': 'en revisión',
  'unknown host': 'host desconocido',
  voided: 'anulado',
  won: 'ganada',
  'wrong protocol': 'protocolo incorrecto',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    'El proveedor de pago devolvió {amount}, pero del pago {id} solo quedan {left}',
  '{card} ending in {lastFour}': '{card} terminada en {lastFour}',
  '{name} and {count} more': '{name} y {count} más',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider} ha aceptado las credenciales (modo: {mode}).',
  '{provider} cannot be reached at the moment.':
    'No se puede contactar con {provider} en este momento.',
  '{provider} could not be reached ({reason})': 'No se pudo acceder a {provider} ({reason})',
  '{provider} did not take the mail: {answer}': '{provider} no aceptó el correo: {answer}',
  '{provider} does not let the store send: {answer}':
    '{provider} no permite enviar a la tienda: {answer}',
  '{provider} takes nothing: it needs currencies, a publishable and a secret key.':
    '{provider} no cobra nada: necesita monedas, una clave publicable y una secreta.',
  '{provider} takes nothing: its keys are of another mode than the first account’s.':
    '{provider} no cobra nada: sus claves son de otro modo que las de la primera cuenta.',
  '{provider} refused these credentials.': '{provider} ha rechazado estas credenciales.',
  '{plugin} cannot be reached at the moment.':
    'No se puede contactar con {plugin} en este momento.',
  '{plugin} did not answer ({reason})': '{plugin} no respondió ({reason})',
  '{plugin} does not take these credentials.': '{plugin} no acepta estas credenciales.',
  '{plugin} knows no such address.': '{plugin} no conoce esa dirección.',
  '{plugin} takes the credentials.': '{plugin} acepta las credenciales.',
  '{plugin} takes the credentials, but knows no such mailbox.':
    '{plugin} acepta las credenciales, pero no conoce ese buzón.',
  '{plugin} takes the credentials, but they are no agent’s.':
    '{plugin} acepta las credenciales, pero no son de un agente.',
  'The help desk gave an answer that cannot be read':
    'El servicio de asistencia dio una respuesta que no se puede leer',
  '{plugin} takes the credentials, but they see no field {field}.':
    '{plugin} acepta las credenciales, pero no ven ningún campo {field}.',
  '{plugin} takes the credentials, but they lack rights that the store needs.':
    '{plugin} acepta las credenciales, pero les faltan permisos que la tienda necesita.',
  '{plugin} takes the credentials, but knows no such pipeline.':
    '{plugin} acepta las credenciales, pero no conoce ese pipeline.',
  '{plugin}’s pipeline lacks a stage for deals that are won or lost.':
    'Al pipeline de {plugin} le falta una etapa para negocios ganados o perdidos.',
  'The CRM gave an answer that cannot be read': 'El CRM dio una respuesta que no se puede leer',
  'The pipeline has no stage for deals that are won, or none for those that are lost':
    'El pipeline no tiene una etapa para negocios ganados, o no la tiene para los perdidos',
  '{provider} takes mails with these credentials and from this address.':
    '{provider} acepta correos con estas credenciales y desde esta dirección.',
  '{plugin} takes the credentials, but they give no access to this store.':
    '{plugin} acepta las credenciales, pero no dan acceso a esta tienda.',
  '{plugin} refused the question.': '{plugin} ha rechazado la pregunta.',
  'The service account needs full permission for the property.':
    'La cuenta de servicio necesita permiso completo para la propiedad.',
  'Bing knows the store, but it is not verified yet.':
    'Bing conoce la tienda, pero aún no está verificada.',
  'A picture could not be fetched, and was left out: {address}':
    'No se pudo traer una imagen, que falta: {address}',
  'A picture is no JPEG, PNG or WebP, and was left out: {address}':
    'Una imagen no es JPEG, PNG ni WebP, y falta: {address}',
  'A picture is too large, and was left out: {address}':
    'Una imagen es demasiado grande y falta: {address}',
  'Enter the address of the site, or switch WordPress Articles on.':
    'Introduzca la dirección del sitio o active Artículos de WordPress.',
  'It could not be stored': 'No se pudo guardar',
  'It has no text': 'No tiene texto',
  'It is protected by a password': 'Está protegida por una contraseña',
  'Its text is too long': 'Su texto es demasiado largo',
  'No WordPress answers there: enter the address of its start page.':
    'Allí no responde ningún WordPress: introduzca la dirección de su página de inicio.',
  'The address has to begin with https.': 'La dirección tiene que empezar por https.',
  'The address of the site was changed': 'Se cambió la dirección del sitio',
  '{site} answered with status {status}': '{site} respondió con el estado {status}',
  '{site} could not be reached': 'No se pudo contactar con {site}',
  '{site} gave an answer that cannot be read': '{site} dio una respuesta que no se puede leer',
  'WordPress has no category {category}': 'WordPress no tiene la categoría {category}',
  'WordPress lists no posts any more: nothing was hidden':
    'WordPress ya no muestra ninguna entrada: no se ocultó nada',
  'WordPress lists no posts.': 'WordPress no muestra ninguna entrada.',
  'WordPress lists too many posts': 'WordPress muestra demasiadas entradas',
  'WordPress lists {count} posts.': 'WordPress muestra entradas: {count}.',
  'Yoast SEO tells nothing there: it is not installed, or older than version 14.':
    'Yoast SEO no dice nada allí: no está instalado o es anterior a la versión 14.',
  'Yoast SEO tells titles and descriptions.': 'Yoast SEO da títulos y descripciones.',
  'It could not be stored: {problem}': 'No se pudo guardar el producto: {problem}',
  'It has more than {count} variations': 'Tiene más de {count} variaciones',
  'It has no name': 'No tiene nombre',
  'It has no price': 'No tiene precio',
  'It has no variations': 'No tiene variaciones',
  'It is a group of products, which the store does not have':
    'Es un grupo de productos, que la tienda no tiene',
  'It is of the type {type}, which the store does not have':
    'Es del tipo {type}, que la tienda no tiene',
  'It is sold elsewhere, which the store does not have':
    'Se vende en otro sitio, algo que la tienda no tiene',
  'Its price cannot be read': 'Su precio no se puede leer',
  'No WooCommerce answers there: enter the address of the shop’s start page.':
    'Allí no responde ningún WooCommerce: indique la dirección de la página de inicio de la tienda.',
  'WooCommerce does not tell its currency: make the key for an administrator of the shop.':
    'WooCommerce no dice su moneda: cree la clave para un administrador de la tienda.',
  'WooCommerce lists too many products or categories':
    'WooCommerce enumera demasiados productos o categorías',
  'WooCommerce lists {count} products in {categories} categories, with prices in {currency}.':
    'WooCommerce enumera {count} productos en {categories} categorías, con precios en {currency}.',
  'WooCommerce’s prices are in {theirs}, the store’s in {ours}: nothing is taken over':
    'Los precios de WooCommerce están en {theirs} y los de la tienda en {ours}: no se toma nada',
} satisfies TranslatedServerTexts
