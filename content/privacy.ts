import { FIGURES } from './figures'
import type { LegalText } from './text'

const { retention } = FIGURES

export const PRIVACY: LegalText = {
  updated: '2026-01-15',
  keyPoints: [
    'You buy as a guest. We ask for your e-mail address and your name; a billing address is optional.',
    'Card numbers are passed to the payment processor and never stored by us.',
    'No analytics service and no advertising is loaded on this website unless you agree to it.',
    'We do not sell personal data.',
    `You can ask to see, correct or delete your data; we answer within ${FIGURES.privacyAnswerDays} days.`,
  ],
  sections: [
    {
      id: 'data',
      title: 'What we collect and why',
      blocks: [
        '{storeName} is responsible for the personal data that is processed on this website. Questions go to {privacyEmail}. We collect only what the following purposes need:',
        {
          table: {
            caption: 'Data that we collect, and what for',
            columns: ['Data', 'Purpose', 'Legal basis'],
            rows: [
              [
                'Orders',
                'E-mail address, name, optional billing address, country, company and tax ID, items, amounts, language and currency: to deliver your keys, to answer questions and refund requests, and to keep accounts',
                'Contract; legal duty to keep accounts',
              ],
              [
                'Payments',
                'Method, amount, the processor’s transaction number; for cards also brand and last four digits: to match payments and refunds, and to prevent fraud',
                'Contract; legitimate interest',
              ],
              [
                'Cart',
                'A random number made by your browser, the items in the cart, and the campaign of the link or the site that led you to us: to keep the cart while you shop, and to learn which links lead to orders',
                'Legitimate interest',
              ],
              [
                'Messages and refund requests',
                'Your name, e-mail address and what you write, and pictures of the message where you report a key: to answer you',
                'Contract; legitimate interest',
              ],
              [
                'Newsletter',
                'Your e-mail address and language, after you have confirmed a link that we mail you: to send the newsletter. Every issue has a link to unsubscribe; we record which issues were sent to you and by which you unsubscribed, not whether you opened them',
                'Consent',
              ],
              [
                'Alerts about products',
                'Your e-mail address, language and the products that you wait for, after you have confirmed a link that we mail you: to tell you once when one is back or costs less. Every such e-mail has a link to stop, which can also delete all of this',
                'Consent',
              ],
              [
                'Reminder of a cart',
                'Your e-mail address, language and what is in your cart, if you tick the box at the checkout: to remind you once if you do not finish the order. The e-mail has a link to stop; of an address that wants none we keep a hash, from which it cannot be read',
                'Consent',
              ],
              [
                'Passkeys of My library',
                'If you add one: your e-mail address, a public key that your device made, the kind of browser, and when it was last used: to open your library without an e-mail. Your finger, face or PIN never leaves your device. Deleted when you remove it, or when your address has no order any more',
                'Contract',
              ],
              [
                'Devices of a licence',
                'Of software whose licences this store checks: which devices a licence is active on, as a hash, the name that the device or you gave it, and when it last asked: to keep to the number of devices that you bought. You can see and remove them in My library',
                'Contract',
              ],
              [
                'Reviews on Trustpilot',
                'Where we use it: some days after the delivery of an order, your name, e-mail address, language, order number and, for reviews of products, what you bought, so that Trustpilot invites you once to review the store. Not for gifts, nor for orders that were refunded or disputed. Tell us, before or at any time, if you do not want it',
                'Legitimate interest',
              ],
              [
                'Job applications',
                'What you send us with the form, including your CV: to decide on your application. Deleted after {keptApplications}',
                'Steps before a contract',
              ],
              [
                'Counting visitors',
                'That somebody looked at a product on a day: your IP address and the kind of browser are turned into a number with a random value of that day, and both are deleted after the day has ended; how many there were remains. Nothing is kept in your browser for it: to learn how many of those who look buy',
                'Legitimate interest',
              ],
              [
                'Technical data',
                'IP address and time of calls: to limit attempts, to find faults and to fend off attacks. Of a payment, and of the page of its order, also the kind of browser: to answer if the payment is disputed',
                'Legitimate interest',
              ],
            ],
          },
        },
        'We do not ask for sensitive data such as health or religion. Please do not send us any. The store is not made for children under 16, and we do not knowingly collect their data.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      blocks: [
        'This website works with very little. The following is kept in your own browser, because a function that you use needs it. You can delete it at any time in the settings of your browser.',
        {
          list: [
            'The number of your cart, so that your cart is still there tomorrow. The server forgets a cart that nobody touched for {keptCarts}.',
            'Your language and your currency. The language is also kept in a cookie, `NEXT_LOCALE`, for one year, so that pages open in it. Where orders can be charged in several currencies, one is proposed at your first visit, by the time zone and the language of your browser, which are not sent to us for that.',
            'If you open My library by the link in our e-mail, or by a passkey: a cookie, `library-session`, by which this browser shows your orders for 24 hours, or until you sign out there.',
            'Your wishlist. It is not stored on our server; when you look at it, your browser asks for these products.',
            'The products that you compare, four at most. They are not stored on our server; when you look at them, your browser asks for these products.',
            'Your last five searches, which the search field offers again. They are not sent anywhere before you choose one, and you can clear them there.',
            'The last twelve products that you looked at, which product pages and the home page show you again. They are not stored on our server; when they are shown, your browser asks for these products, and you can clear them there.',
            'What you entered at checkout (e-mail address, name, address), so that you need not type it again if you go back.',
            'Your answer about analytics, marketing and chat, where we ask for it, so that we need not ask on every page.',
          ],
        },
        '[Cookies and services](/cookies) lists everything that is kept in your browser, and every service of others that is on at the moment. We use no analytics services, no tracking pixels and no advertising cookies by default. Should we switch such a service on, this website asks for your consent first, and nothing is loaded until you agree. You can change your answer at any time by Cookie settings at the foot of the page; we then delete what such a service has kept in your browser.',
        'The contact form may have a security check by Cloudflare (Turnstile) or by Google (reCAPTCHA, which keeps a cookie at google.com), which tells people from robots by technical facts about the browser. It is loaded only when you begin to write.',
        'At checkout PayPal may load its payment buttons and set its own cookies, which it needs to process the payment and to prevent fraud.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives data',
      blocks: [
        'We do not sell personal data, and we do not pass it on for advertising. These receive what they need for their task:',
        {
          list: [
            '**PayPal**, when you pay with PayPal. You enter your account details with PayPal, not with us.',
            '**Authorize.Net**, when you pay by card. Card number, expiry date and security code go to Authorize.Net over an encrypted connection, directly from your browser or through our server, as the payment page says. We neither store nor log them.',
            '**The VAT service of the European Commission**, when you buy for a company: the VAT number that you enter, where we check that it exists. Not your name or address.',
            '**Trustpilot**, where we have it invite you to review the store: the data named above under Reviews on Trustpilot.',
            '**Our hosting and e-mail providers**, which process data on our instructions and under contract.',
            '**Publishers**, where you ask for a refund or a key fails: the key, so that they can tell us whether it was activated. Not your name or address, unless you agree.',
            '**Authorities and courts**, where the law obliges us; advisers, where we need to defend our rights.',
          ],
        },
        'Some of these are in the United States or other countries outside yours. Where the law of your country requires it, we protect such transfers with standard contractual clauses or an adequacy decision.',
        'When you activate software, the publisher collects data under its own privacy policy. We have no part in that.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'We keep personal data as long as its purpose requires, and no longer than this:',
        {
          table: {
            caption: 'How long data is kept',
            columns: ['Data', 'Kept for'],
            rows: [
              [
                'Account data',
                'The lifetime of the account. Buying needs none; this concerns accounts that we set up, for instance for our staff.',
              ],
              [
                'Transactions',
                `${retention.transactionYears} years from the order, as tax and accounting law requires. This includes the keys that were delivered.`,
              ],
              ['Technical data', `Up to ${retention.technicalYears} years`],
              [
                'Support',
                '{keptMessages} from the last message, including refund requests and reports of keys',
              ],
              [
                'Devices of a licence',
                'Until the device or you remove it, and no longer than the transaction; its name until you ask us to delete it',
              ],
              ['Carts', '{keptCarts} after the last change'],
              [
                'Searches that no product answers: the text and how often, not who searched',
                '90 days',
              ],
              [
                'Reviews, and answers to questions about products: what you wrote, the pictures of a review, and the name you chose for it',
                'Until you ask us to delete them; without it as long as the transaction that they are about',
              ],
              [
                'Questions about products: what you asked, and the name you chose for it',
                'Your e-mail address {keptQuestions} after the answer, and so is a question that we don’t publish; a published one as long as the product is there, without your name once you ask us to erase it',
              ],
              [
                'Addresses that want no mails asking for reviews',
                'Until you ask us to delete them',
              ],
              ['Newsletter', 'Until you unsubscribe'],
              [
                'Alerts about products',
                'Without your confirmation 7 days; else until {keptAlerts} after the e-mail or after you stop them, and no longer than {keptIdleAlerts} without an e-mail',
              ],
              [
                'Reminder of a cart',
                '7 days, or {keptReminders} after the e-mail; at once when you untick the box before it was sent',
              ],
              ['Job applications', '{keptApplications}'],
            ],
          },
        },
        'After that we delete the data or make it anonymous. If a dispute is pending, we keep what it concerns until it has ended.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        {
          list: [
            'Every page and every call goes over an encrypted connection (TLS).',
            'Licence keys are stored encrypted (AES-256) and are decrypted only to be sent to their buyer or when an authorised member of our staff looks at one, which is recorded.',
            'Card data is never stored. Passwords of our staff are stored as hashes only.',
            'Staff see what their role needs. Changes in the back office are logged.',
          ],
        },
        'No system is perfectly safe. Should a breach put your data at risk, we inform you and the authorities as the law requires. If you have found a weakness, please tell us at {privacyEmail}.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you can ask us for the following:',
        {
          list: [
            '**Access:** a copy of the personal data that we hold about you.',
            '**Correction** of data that is wrong or incomplete.',
            '**Deletion** of data that we need not keep by law.',
            '**Portability:** your data in a common, machine-readable format.',
            '**Restriction** of its use while a question about it is open.',
            '**Objection** to its use on the basis of our legitimate interests.',
            '**Withdrawal** of a consent, such as that to the newsletter, at any time.',
            '**Complaint** to the data protection authority of your country.',
          ],
        },
        `Write to {privacyEmail} from the e-mail address of your order, or name your order number, so that we give data to the right person only. We answer within ${FIGURES.privacyAnswerDays} days. It costs nothing, and we never treat you worse for it.`,
        'We update this policy when the store changes; the day of the last change is at the top. What applies to orders is in our [Terms of Service](/terms).',
      ],
    },
  ],
}
