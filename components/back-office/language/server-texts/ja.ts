import type { TranslatedServerTexts } from './english'

export default {
  'A filter of your PayPal account refused it':
    'お使いのPayPalアカウントのフィルターが拒否しました',
  'A fraud filter of your Authorize.Net account refused it':
    'お使いのAuthorize.Netアカウントの不正検知フィルターが拒否しました',
  'A test message stands in the channel.': 'チャンネルにテストメッセージを送信しました。',
  'Asked for in My library, which was opened by a link mailed to this address: its owner wants their personal data deleted. Please answer within {days} days.':
    'マイライブラリ（このアドレスにメールで送られたリンクから開かれたもの）からの依頼です：アドレスの所有者が個人データの削除を希望しています。{days}日以内にご回答ください。',
  'Authorize.Net does not accept the store’s credentials':
    'Authorize.Netがストアの認証情報を受け付けません',
  'Authorize.Net knows no transaction {id}': 'Authorize.Netに取引{id}がありません',
  'Authorize.Net refused its batches': 'Authorize.Netがバッチの取得を拒否しました',
  'Authorize.Net refused its list of batches ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Netがバッチ一覧の取得を拒否しました（{code}）。Authorize.Netの設定でTransaction Details APIを有効にする必要があります。',
  'Authorize.Net refused its list of transactions ({code}). The Transaction Details API has to be switched on in its settings.':
    'Authorize.Netが取引一覧の取得を拒否しました（{code}）。Authorize.Netの設定でTransaction Details APIを有効にする必要があります。',
  'Authorize.Net’s batch {id} has no time that can be read':
    'Authorize.Netのバッチ{id}の日時を読み取れません',
  'Authorize.Net’s list of transactions does not end': 'Authorize.Netの取引一覧が終わりません',
  'Authorize.Net’s {what} has an amount that cannot be read':
    'Authorize.Netの金額を読み取れません（{what}）',
  'Brevo does not take this key.': 'Brevoはこのキーを受け付けません。',
  'Brevo knows the key and the list.': 'Brevoはこのキーとリストを認識しています。',
  'Brevo knows the key, but no such list.':
    'Brevoはこのキーを認識していますが、そのリストはありません。',
  Card: 'カード',
  'Klarna cannot be reached': 'Klarna に接続できません',
  'Klarna declined the payment': 'Klarna が支払いを承認しませんでした',
  'Klarna did not accept the order’s data': 'Klarna が注文のデータを受け付けませんでした',
  'Klarna did not allow the capture': 'Klarna が売上確定を許可しませんでした',
  'Klarna did not answer': 'Klarna から応答がありませんでした',
  'Klarna does not accept the store’s credentials': 'Klarna がストアの認証情報を受け付けません',
  'Klarna is in trouble': 'Klarna で障害が発生しています',
  'Klarna refused the payment': 'Klarna が支払いを拒否しました',
  'Klarna refused the purchase after a check': 'Klarna が審査の結果、購入を承認しませんでした',
  'Klarna stopped the purchase after a check': 'Klarna が審査の結果、購入を停止しました',
  'The approval at Klarna had expired': 'Klarna での承認の期限が切れていました',
  'The purchase expired at Klarna before it was captured':
    '売上確定の前に Klarna での購入の期限が切れました',
  'The purchase was cancelled at Klarna': '購入は Klarna で取り消されました',
  '{company} does not know this Secret Key.': '{company}はこのシークレットキーを認識していません。',
  '{company} knows the Secret Key.': '{company}はこのシークレットキーを認識しています。',
  Declined: '拒否されました',
  'Cloudflare does not know this zone.': 'Cloudflareはこのゾーンを知りません。',
  'Cloudflare knows this zone, but it is not active there.':
    'Cloudflareはこのゾーンを知っていますが、有効になっていません。',
  'Cloudflare knows this zone, but the store is not in it.':
    'Cloudflareはこのゾーンを知っていますが、ストアはその中にありません。',
  'Cloudflare takes the token, but it lacks the permission {permission}.':
    'Cloudflareはトークンを受け付けましたが、{permission}の権限がありません。',
  'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.':
    'Cloudflareはトークンを受け付けました。攻撃時のスイッチだけはZone Settingsの権限も必要です。',
  'Deleted category': '削除されたカテゴリー',
  'Deleted product': '削除された商品',
  'Dropbox answered with status {status}.': 'Dropbox の応答ステータスは{status}でした。',
  'Dropbox could not be reached.': 'Dropbox に接続できませんでした。',
  'Dropbox did not begin an upload.': 'Dropbox がアップロードを開始しませんでした。',
  'Dropbox did not confirm the file.': 'Dropbox がファイルの受信を確認しませんでした。',
  'Dropbox does not know the App Key, or the App Secret does not fit it.':
    'Dropbox がアプリキーを認識していないか、アプリシークレットが一致しません。',
  'Dropbox does not take the Refresh Token: it was revoked, or is of another app.':
    'Dropbox がリフレッシュトークンを受け付けません。取り消されたか、別のアプリのものです。',
  'Dropbox does not take the name of this folder.': 'Dropbox はこのフォルダー名を受け付けません。',
  'Dropbox ended the upload before it was done.':
    'アップロードが完了する前に、Dropbox がアップロードを終了しました。',
  'Dropbox gave no access token: status {status}.':
    'Dropbox からアクセストークンを取得できませんでした：ステータス{status}。',
  'Dropbox has no room left.': 'Dropbox の空き容量がありません。',
  'Dropbox has other bytes of it than it was sent.':
    'Dropbox にあるデータが、送信したものと異なります。',
  'Dropbox has {bytes} bytes of it, and was sent {size}.':
    'Dropbox にあるのは{bytes}バイトですが、送信したのは{size}バイトです。',
  'Dropbox takes files, but does not delete them: older backups stay there.':
    'Dropbox はファイルを受け取れますが、削除できません。古いバックアップは残ります。',
  'Dropbox takes, lists and deletes files.':
    'Dropbox はファイルの受け取り、一覧表示、削除ができます。',
  'Dropbox took a file, but does not list it.':
    'Dropbox はファイルを受け取りましたが、一覧に表示しません。',
  'Gift card': 'ギフトカード',
  'Google does not know this key: it was deleted, or its service account was.':
    'Google はこの鍵を認識していません。鍵またはそのサービスアカウントが削除されています。',
  'Google does not take this key any more.': 'Google はこの鍵を受け付けなくなりました。',
  'Google gave no access token: status {status}.':
    'Google からアクセストークンを取得できませんでした：ステータス{status}。',
  'It was interrupted three times.': '3回中断されました。',
  'It was interrupted.': '中断されました。',
  'Klaviyo does not take this key.': 'Klaviyoはこのキーを受け付けません。',
  'Klaviyo knows the key and the list.': 'Klaviyoはこのキーとリストを認識しています。',
  'Klaviyo knows the key, but it may not do enough.':
    'Klaviyoはこのキーを認識していますが、権限が足りません。',
  'Klaviyo knows the key, but no such list.':
    'Klaviyoはこのキーを認識していますが、そのリストはありません。',
  'Mailchimp does not take this key.': 'Mailchimpはこのキーを受け付けません。',
  'Mailchimp knows the key and the audience.':
    'Mailchimpはこのキーとオーディエンスを認識しています。',
  'Mailchimp knows the key, but no such audience.':
    'Mailchimpはこのキーを認識していますが、そのオーディエンスはありません。',
  Message: 'メッセージ',
  'Newsletter: {state}.': 'ニュースレター：{state}。',
  'No PayPal order was created': 'PayPalの注文は作成されませんでした',
  'No mail server is set (MAIL_URL, or a mail plugin), so mails wait in the outbox':
    'メールサーバーが設定されていないため（MAIL_URL またはメールプラグイン）、メールは送信トレイで待機しています',
  'No payment of this store': 'このストアの支払いではありません',
  'No refund was made': '返金は行われませんでした',
  'Nothing to do': '対応不要',
  'Older backups could not be removed: {reason}':
    '古いバックアップを削除できませんでした：{reason}',
  'Order cancelled: {reason}': '注文キャンセル：{reason}',
  'Orders: {orders}.': '注文：{orders}。',
  'PayPal cannot be reached': 'PayPalに接続できません',
  'PayPal declined the payment': 'PayPalが支払いを拒否しました',
  'PayPal did not answer': 'PayPalから応答がありませんでした',
  'PayPal does not accept the store’s credentials': 'PayPalがストアの認証情報を受け付けません',
  'PayPal does not answer ({message})': 'PayPalから応答がありません（{message}）',
  'PayPal does not let this payer pay': 'PayPalがこの支払者の支払いを認めていません',
  'PayPal gave an answer that cannot be read': 'PayPalの応答を読み取れません',
  'PayPal gave no access token': 'PayPalからアクセストークンが発行されませんでした',
  'PayPal has too many transactions in one minute': 'PayPalの1分間の取引が多すぎます',
  'PayPal is in trouble': 'PayPalで障害が発生しています',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search".':
    'PayPalが取引一覧の取得を拒否しました（{status}）。アプリに「Transaction search」の権限が必要です。',
  'PayPal refused its list of transactions ({status}). The app needs the permission "Transaction search"; PayPal takes up to 9 hours to apply it.':
    'PayPalが取引一覧の取得を拒否しました（{status}）。アプリに「Transaction search」の権限が必要です。PayPalでの反映には最大9時間かかります。',
  'PayPal refused the call': 'PayPalがリクエストを拒否しました',
  'PayPal refused the payment': 'PayPalが支払いを拒否しました',
  'PayPal was in trouble': 'PayPalで障害が発生していました',
  'PayPal’s list has a transaction that cannot be read ({id})':
    'PayPalの一覧に読み取れない取引があります（{id}）',
  'PayPal’s list of transactions cannot be read': 'PayPalの取引一覧を読み取れません',
  'PayPal’s rules do not allow the payment': 'PayPalの規約により支払いが認められません',
  'Payment by card': 'カード払い',
  'Payment disputed: {reason}': '支払いへの異議申し立て：{reason}',
  'Payment was declined': '支払いが拒否されました',
  'Payment was not completed': '支払いは完了しませんでした',
  'Payment {id} is not captured yet': '支払い{id}はまだ回収されていません',
  'Please delete my data': '私のデータを削除してください',
  'Refunded at {provider}': '{provider}で返金',
  'Square cannot take payments at the moment.': 'Square は現在、支払いを受け付けられません。',
  'Square does not accept the store’s credentials': 'Square がストアの認証情報を受け付けません',
  'Square knows no such location in this account.':
    'Square のこのアカウントにそのロケーションはありません。',
  'Square knows no such payment': 'Square にそのような支払いはありません',
  'Square was asked too often': 'Square への問い合わせが多すぎました',
  'The bank asks to try again later': '銀行が後で再試行するよう求めています',
  'The card cannot be used for this kind of purchase': 'このカードはこの種類の購入に使えません',
  'The card has reached its limit': 'カードが限度額に達しました',
  'The location cannot take cards at Square.':
    'このロケーションは Square でカードを受け付けられません。',
  'The location takes {currency}: choose that as its currency.':
    'このロケーションの通貨は {currency} です。その通貨を選択してください。',
  'The bank wants to ask its customer, which is not possible with Authorize.Net':
    'カード会社が本人確認を求めていますが、Authorize.Net ではできません',
  'The bank wants to ask its customer': 'カード会社が本人確認を求めています',
  'The bank did not confirm that it is its customer who pays':
    'カード会社で本人によるお支払いと確認されませんでした',
  'The payer did not confirm the payment at his bank': '支払者が銀行で支払いを承認しませんでした',
  'The payment was cancelled at Square': '支払いは Square で取り消されました',
  'The postal code is not the card’s': '郵便番号がカードのものと一致しません',
  'The store’s access token at Square lacks a permission':
    'Square でのストアのアクセストークンに権限が不足しています',
  'There was not enough money on the account': '口座の残高が不足していました',
  'Started, but never approved': '開始されましたが、承認されませんでした',
  'Taken back by {provider}': '{provider}による取り戻し',
  'Tax ID confirmed: the tax goes back': '納税者番号を確認：税額を返金',
  'The Public Key is not one: look whether all of it was copied.':
    '公開鍵が正しくありません。全体がコピーされているか確認してください。',
  'The Secret Access Key does not fit the Access Key ID.':
    'シークレットアクセスキーがアクセスキーIDと一致しません。',
  'The Service Account is not the JSON file of a key: paste all of it.':
    'サービスアカウントの欄の内容が鍵の JSON ファイルではありません。ファイル全体を貼り付けてください。',
  'The address of the receiver is not valid': '受信側のアドレスが無効です',
  'The amount is not valid': '金額が無効です',
  'The app at Dropbox lacks the permission {scope}.': 'Dropbox のアプリに権限{scope}がありません。',
  'The app may not write into this folder of Dropbox.':
    'アプリには Dropbox のこのフォルダーへの書き込み権限がありません。',
  'The bank declined the card': '銀行がカードを拒否しました',
  'The bank declined the card, which is reported lost or stolen':
    '紛失または盗難の届け出があるため、銀行がカードを拒否しました',
  'The billing address is not the card’s': '請求先住所がカードのものと一致しません',
  'The billing address or the security code is wrong':
    '請求先住所またはセキュリティコードが正しくありません',
  'The bucket answered with status {status}.': 'バケットの応答ステータスは{status}でした。',
  'The bucket could not be reached.': 'バケットに接続できませんでした。',
  'The bucket could not be reached: {reason}.': 'バケットに接続できませんでした：{reason}。',
  'The bucket did not begin an upload.': 'バケットがアップロードを開始しませんでした。',
  'The bucket did not confirm a part.': 'バケットが一部の受信を確認しませんでした。',
  'The bucket ended the upload before it was done.':
    'アップロードが完了する前に、バケットがアップロードを終了しました。',
  'The bucket has other bytes of it than it was sent.':
    'バケットにあるデータが、送信したものと異なります。',
  'The bucket has {bytes} bytes of it, and was sent {size}.':
    'バケットにあるのは{bytes}バイトですが、送信したのは{size}バイトです。',
  'The bucket is in another region.': 'バケットは別のリージョンにあります。',
  'The bucket takes objects. The key may not delete: older backups stay there.':
    'バケットはオブジェクトを受け取れます。このキーには削除の権限がないため、古いバックアップは残ります。',
  'The bucket takes, lists and deletes objects.':
    'バケットはオブジェクトの受け取り、一覧表示、削除ができます。',
  'The bucket took an object, but does not list it.':
    'バケットはオブジェクトを受け取りましたが、一覧に表示しません。',
  'The bucket’s list cannot be read.': 'バケットの一覧を読み取れません。',
  'The bucket’s service does not know the Access Key ID.':
    'バケットのサービスはこのアクセスキーIDを認識していません。',
  'The card details had expired or were used before':
    'カード情報の期限が切れているか、すでに使用されていました',
  'The card details have expired or were used before. Nothing was charged. Please try again.':
    'カード情報の期限が切れているか、すでに使用されています。請求は行われていません。もう一度お試しください。',
  'The card has expired': 'カードの有効期限が切れています',
  'The card number is not valid': 'カード番号が無効です',
  'The card or bank behind the PayPal account declined':
    'PayPalアカウントに登録されたカードまたは銀行が拒否しました',
  'The card processor': 'カード決済会社',
  'The card processor cannot be reached': 'カード決済会社に接続できません',
  'The card processor did not answer': 'カード決済会社から応答がありませんでした',
  'The card processor gave an answer that cannot be read': 'カード決済会社の応答を読み取れません',
  'The card processor is in trouble': 'カード決済会社で障害が発生しています',
  'The card processor refused the call': 'カード決済会社がリクエストを拒否しました',
  'The card processor refused the look-up': 'カード決済会社が照会を拒否しました',
  'The card processor reported an unknown state': 'カード決済会社から不明な状態が報告されました',
  'The card processor was in trouble': 'カード決済会社で障害が発生していました',
  'The card was refused': 'カードが拒否されました',
  'The charge was declined before': 'この請求は以前に拒否されています',
  'The charge was made before': 'この請求はすでに行われています',
  'The charge was {status}': '請求の状態は「{status}」です',
  'The clock of this server is wrong.': 'このサーバーの時計がずれています。',
  'The connection to the receiver failed': '受信側への接続に失敗しました',
  'The connection to the receiver failed ({code})': '受信側への接続に失敗しました（{code}）',
  'The database has no tables of the store, so there is nothing to back up.':
    'データベースにストアのテーブルがないため、バックアップするものがありません。',
  'The dispute is recorded: {status}': '異議申し立てを記録しました：{status}',
  'The dispute was known': '異議申し立ては把握済みでした',
  'The expiry date is not valid': '有効期限が無効です',
  'The format is right. The provider was not asked.':
    '形式は正しいです。提供元への確認は行っていません。',
  'The host has an address that is never called.':
    'ホストのアドレスは、接続が一切許可されないものです。',
  'The key may not do this with the bucket.':
    'このキーには、バケットに対するこの操作の権限がありません。',
  'The list of Dropbox cannot be read.': 'Dropbox の一覧を読み取れません。',
  'The mail came back: {answer}': 'メールが返送されました：{answer}',
  'The mail server accepted the connection and the credentials.':
    'メールサーバーが接続と認証情報を受け付けました。',
  'The mail server could not be reached. Check host, port and encryption, and that its certificate is for this host.':
    'メールサーバーに接続できませんでした。ホスト、ポート、暗号化と、証明書がこのホスト用であることを確認してください。',
  'The mail server said: {answer}': 'メールサーバーの応答：{answer}',
  'The mailbox does not take the user name and the password.':
    'この受信箱はユーザー名とパスワードを受け付けません。',
  'The mailbox has no such folder.': 'この受信箱にそのフォルダーはありません。',
  'The mailbox took the credentials, and has this folder.':
    '受信箱は認証情報を受け付け、このフォルダーもあります。',
  'The order': '注文',
  'The payer tried too often at PayPal': '支払者のPayPalでの試行回数が多すぎました',
  'The payer’s PayPal account is locked or closed':
    '支払者のPayPalアカウントはロックまたは解約されています',
  'The payer’s PayPal account is restricted': '支払者のPayPalアカウントは制限されています',
  'The payer’s network is blocked in your Authorize.Net account':
    '支払者のネットワークは、お使いのAuthorize.Netアカウントでブロックされています',
  'The payment failed': '支払いに失敗しました',
  'The payment is above a limit of the PayPal account':
    '支払いがPayPalアカウントの上限を超えています',
  'The payment is {status}': '支払いの状態は「{status}」です',
  'The plugin was switched off': 'プラグインがオフになっていました',
  'The plugin was switched off.': 'プラグインがオフになっていました。',
  'The provider knows no such charge': '決済事業者にこの請求の記録がありません',
  'The provider reviews it, you may have to approve it there':
    '決済事業者が審査中です。決済事業者側で承認が必要な場合があります',
  'The public client key is that of another Authorize.Net account':
    '公開クライアントキーは別のAuthorize.Netアカウントのものです',
  'The receiver answered {status}': '受信側の応答：{status}',
  'The receiver answered {status}; redirects are not followed':
    '受信側の応答は{status}でした。リダイレクトには対応していません',
  'The receiver did not answer in time': '受信側が時間内に応答しませんでした',
  'The receiver has an address that is never called':
    '受信側のアドレスは、接続が一切許可されないものです',
  'The receiver is in a private network, which this store may not reach':
    '受信側はプライベートネットワーク内にあり、このストアからは接続できません',
  'The receiver is not known': '受信側が見つかりません',
  'The receiver refused the connection': '受信側が接続を拒否しました',
  'The receiver took a signed ping.': '受信側が署名付きのpingを受け取りました。',
  'The refund is recorded': '返金を記録しました',
  'The refund was known': '返金は把握済みでした',
  'The same payment was sent twice within minutes': '同じ支払いが数分のうちに2回送信されました',
  'The security code is wrong': 'セキュリティコードが正しくありません',
  'The store': 'ストア',
  'The store could not be read or encrypted.': 'ストアを読み取れないか、暗号化できませんでした。',
  'The store has no credentials of {provider}': 'ストアに{provider}の認証情報がありません',
  'The store’s Authorize.Net account is not active':
    'ストアのAuthorize.Netアカウントが有効ではありません',
  'The store’s PayPal account is locked or closed':
    'ストアのPayPalアカウントはロックまたは解約されています',
  'The store’s PayPal account is restricted': 'ストアのPayPalアカウントは制限されています',
  'The store’s account does not take this type of card':
    'ストアのアカウントはこの種類のカードに対応していません',
  'There is no host {host}.': 'ホスト{host}は存在しません。',
  'There is no such bucket.': 'そのバケットは存在しません。',
  'These settings can be used.': 'この設定は使用できます。',
  'Transaction {id} has no amount': '取引{id}に金額がありません',
  'What {provider} told could not be recorded': '{provider}からの情報を記録できませんでした',
  'While no mail plugin is on, mails go through {server}, as the environment says.':
    'メールプラグインがすべてオフの間、メールは環境の指定どおり{server}経由で送信されます。',
  'Without credentials of its own it uses those of the environment ({mode} mode).':
    '独自の認証情報がない場合は、環境の認証情報を使用します（モード：{mode}）。',
  accepted: '承認済み',
  'batch {id}': 'バッチ{id}',
  cancelled: '中止',
  captured: '回収済み',
  completed: '完了',
  'connection refused': '接続が拒否されました',
  created: '作成済み',
  declined: '拒否',
  draft: '下書き',
  failed: '失敗',
  'forbidden address': '禁止されているアドレス',
  'has credentials': '認証情報が含まれています',
  'has port': 'ポートが含まれています',
  held: '審査中',
  hidden: '非表示',
  'invalid url': '無効なアドレス',
  live: '本番',
  lost: '敗訴',
  'needs response': '返答が必要',
  'no subscription': '購読なし',
  none: 'なし',
  partially_refunded: '一部返金済み',
  paused: '一時停止',
  pending: '審査待ち',
  'private address': 'プライベートアドレス',
  processing: '処理中',
  published: '公開済み',
  refunded: '返金済み',
  scheduled: '予約済み',
  sending: '送信中',
  sent: '送信済み',
  test: 'テスト',
  'the subscription was removed just now': '購読は先ほど解除されました',
  timeout: 'タイムアウト',
  'too large': '大きすぎます',
  'too many redirects': 'リダイレクトが多すぎます',
  'transaction {id}': '取引{id}',
  'under review': '審査中',
  'unknown host': '不明なホスト',
  voided: '取り消し',
  won: '勝訴',
  'wrong protocol': 'プロトコルの誤り',
  '{amount} went back at the provider, but only {left} of payment {id} are left':
    '決済事業者では{amount}が返金されましたが、支払い{id}の残額は{left}です',
  '{card} ending in {lastFour}': '{card}（末尾{lastFour}）',
  '{name} and {count} more': '{name} ほか {count} 件',
  '{provider} accepted the credentials ({mode} mode).':
    '{provider}が認証情報を受け付けました（モード：{mode}）。',
  '{provider} cannot be reached at the moment.': '現在{provider}に接続できません。',
  '{provider} could not be reached ({reason})': '{provider}に接続できませんでした（{reason}）',
  '{provider} did not take the mail: {answer}':
    '{provider}がメールを受け付けませんでした: {answer}',
  '{provider} does not let the store send: {answer}':
    '{provider}がストアからの送信を許可していません: {answer}',
  '{provider} takes nothing: it needs currencies, a publishable and a secret key.':
    '{provider}は何も受け取りません。通貨、公開可能キー、シークレットキーが必要です。',
  '{provider} takes nothing: its keys are of another mode than the first account’s.':
    '{provider}は何も受け取りません。キーのモードが最初のアカウントと異なります。',
  '{provider} refused these credentials.': '{provider}がこの認証情報を拒否しました。',
  '{plugin} cannot be reached at the moment.': '現在{plugin}に接続できません。',
  '{plugin} did not answer ({reason})': '{plugin}が応答しませんでした（{reason}）',
  '{plugin} does not take these credentials.': '{plugin}はこの認証情報を受け付けません。',
  '{plugin} knows no such address.': '{plugin}にはそのようなアドレスがありません。',
  '{plugin} takes the credentials.': '{plugin}は認証情報を受け付けました。',
  '{plugin} takes the credentials, but knows no such mailbox.':
    '{plugin}は認証情報を受け付けましたが、そのようなメールボックスがありません。',
  '{plugin} takes the credentials, but they are no agent’s.':
    '{plugin}は認証情報を受け付けましたが、担当者のものではありません。',
  'The help desk gave an answer that cannot be read': 'ヘルプデスクの応答を読み取れませんでした',
  '{plugin} takes the credentials, but they see no field {field}.':
    '{plugin}は認証情報を受け付けましたが、項目{field}が見えません。',
  '{plugin} takes the credentials, but they lack rights that the store needs.':
    '{plugin}は認証情報を受け付けましたが、ストアに必要な権限がありません。',
  '{plugin} takes the credentials, but knows no such pipeline.':
    '{plugin}は認証情報を受け付けましたが、そのようなパイプラインがありません。',
  '{plugin}’s pipeline lacks a stage for deals that are won or lost.':
    '{plugin}のパイプラインに成約または失注の取引のステージがありません。',
  'The CRM gave an answer that cannot be read': 'CRMの応答を読み取れませんでした',
  'The pipeline has no stage for deals that are won, or none for those that are lost':
    'パイプラインに成約または失注の取引のステージがありません',
  '{provider} takes mails with these credentials and from this address.':
    '{provider}はこの認証情報とアドレスでのメールを受け付けます。',
  '{plugin} takes the credentials, but they give no access to this store.':
    '{plugin} は認証情報を受け付けましたが、このストアへのアクセス権がありません。',
  '{plugin} refused the question.': '{plugin} が問い合わせを拒否しました。',
  'The service account needs full permission for the property.':
    'サービスアカウントにはプロパティに対するフルの権限が必要です。',
  'Bing knows the store, but it is not verified yet.':
    'Bing はこのストアを認識していますが、まだ確認されていません。',
  'A picture could not be fetched, and was left out: {address}':
    '画像を取得できず、省きました: {address}',
  'A picture is no JPEG, PNG or WebP, and was left out: {address}':
    'JPEG、PNG、WebP ではない画像を省きました: {address}',
  'A picture is too large, and was left out: {address}': '大きすぎる画像を省きました: {address}',
  'Enter the address of the site, or switch WordPress Articles on.':
    'サイトのアドレスを入力するか、「WordPress の記事」をオンにしてください。',
  'It could not be stored': '保存できませんでした',
  'It has no text': '本文がありません',
  'It is protected by a password': 'パスワードで保護されています',
  'Its text is too long': '本文が長すぎます',
  'No WordPress answers there: enter the address of its start page.':
    'そこでは WordPress が応答しません。トップページのアドレスを入力してください。',
  'The address has to begin with https.': 'アドレスは https で始まる必要があります。',
  'The address of the site was changed': 'サイトのアドレスが変更されました',
  '{site} answered with status {status}': '{site} がステータス {status} で応答しました',
  '{site} could not be reached': '{site} に接続できませんでした',
  '{site} gave an answer that cannot be read': '{site} の応答を読み取れませんでした',
  'WordPress has no category {category}': 'WordPress にカテゴリー {category} はありません',
  'WordPress lists no posts any more: nothing was hidden':
    'WordPress に投稿が一件もなくなりました。何も非表示にしていません',
  'WordPress lists no posts.': 'WordPress に投稿がありません。',
  'WordPress lists too many posts': 'WordPress の投稿が多すぎます',
  'WordPress lists {count} posts.': 'WordPress の投稿数: {count}。',
  'Yoast SEO tells nothing there: it is not installed, or older than version 14.':
    'Yoast SEO の情報がありません。インストールされていないか、バージョン 14 より古いものです。',
  'Yoast SEO tells titles and descriptions.': 'Yoast SEO からタイトルと説明を取得できます。',
  'It could not be stored: {problem}': '商品を保存できませんでした: {problem}',
  'It has more than {count} variations': 'バリエーションが {count} 件を超えています',
  'It has no name': '名前がありません',
  'It has no price': '価格がありません',
  'It has no variations': 'バリエーションがありません',
  'It is a group of products, which the store does not have':
    '商品のグループであり、このストアにはない種類です',
  'It is of the type {type}, which the store does not have':
    '種類が {type} であり、このストアにはないものです',
  'It is sold elsewhere, which the store does not have':
    '他のサイトで販売される商品であり、このストアにはない種類です',
  'Its price cannot be read': '価格を読み取れません',
  'No WooCommerce answers there: enter the address of the shop’s start page.':
    'そこでは WooCommerce が応答しません。ストアのトップページのアドレスを入力してください。',
  'WooCommerce does not tell its currency: make the key for an administrator of the shop.':
    'WooCommerce が通貨を返しません。ストアの管理者用にキーを作成してください。',
  'WooCommerce lists too many products or categories':
    'WooCommerce の商品またはカテゴリーが多すぎます',
  'WooCommerce lists {count} products in {categories} categories, with prices in {currency}.':
    'WooCommerce には {categories} 件のカテゴリーに {count} 件の商品があり、価格は {currency} です。',
  'WooCommerce’s prices are in {theirs}, the store’s in {ours}: nothing is taken over':
    'WooCommerce の価格は {theirs}、ストアの価格は {ours} です。何も引き継がれません',
} satisfies TranslatedServerTexts
