/** What people ask about a tab, with short answers. Figures and rules stand in docs/operations.md at greater length. */
type Help = readonly { ask: string; answer: string }[]

/** The help of each tab, by its slug. */
export const TAB_HELP: Readonly<Record<string, Help>> = {
  '': [
    {
      ask: 'What is listed first?',
      answer:
        'Whatever needs a person: each card leads to where it is dealt with. What is zero is left out.',
    },
    {
      ask: 'How do I find one thing quickly?',
      answer:
        'Press Ctrl+K or / anywhere. The search knows orders, buyers, products, articles, settings and commands, and tells whose a pasted licence key is.',
    },
  ],
  analytics: [
    {
      ask: 'When does a day begin?',
      answer: 'At midnight UTC. The overview’s “today” follows the store’s time zone instead.',
    },
    {
      ask: 'How do gift cards count?',
      answer: 'As revenue when they are sold. What is paid with them is not counted again.',
    },
  ],
  orders: [
    {
      ask: 'A key does not work.',
      answer:
        'Open the order and replace the key: the faulty one is never sold again, and the new one is mailed.',
    },
    {
      ask: 'The buyer mistyped the address.',
      answer:
        'Correct the e-mail on the order’s page. The keys go to the new address, old links expire, and the old address is told.',
    },
    {
      ask: 'A refund is pending.',
      answer:
        'The provider has not answered yet. It is asked again within minutes, and nothing is refunded twice.',
    },
  ],
  payments: [
    {
      ask: 'Money was paid, but there is no order.',
      answer:
        'The store makes such orders by itself within minutes. What stays under Without an order needs you: make its order, or refund it.',
    },
    {
      ask: 'A buyer disputes a payment.',
      answer:
        'Answer at the provider before the day that is shown. The order’s page makes the evidence as a PDF.',
    },
    {
      ask: 'Which payments did a transfer to my bank pay out?',
      answer:
        'Payouts lists each with its payments and what the provider kept. What is not the store’s, or not paid out yet, is named.',
    },
  ],
  coupons: [
    {
      ask: 'How do I stop a coupon?',
      answer:
        'Switch it off: it ends at once, and paid orders keep it. A used one can’t be deleted.',
    },
    {
      ask: 'Can a cart become free?',
      answer: 'No. At least $0.50 is left to pay.',
    },
  ],
  'gift-cards': [
    {
      ask: 'How do I sell gift cards?',
      answer:
        'Add a product with the switch Gift Card, delivered by hand. Its price is what each code is worth.',
    },
    {
      ask: 'What does “On hold” mean?',
      answer:
        'The order of the card was cancelled, is disputed, or its refund is on its way. It can’t be spent meanwhile.',
    },
  ],
  taxes: [
    {
      ask: 'Where do the rates come from?',
      answer:
        'From Settings, Tax. Orders keep the rate that they were placed with, also when they are refunded.',
    },
    {
      ask: 'Which file does an accountant want?',
      answer: 'The postings: a line for each rate of each invoice and credit note.',
    },
  ],
  products: [
    {
      ask: 'It is switched on, but out of stock.',
      answer: 'It is delivered by keys and has none left. Add keys, or choose Delivery: By hand.',
    },
    {
      ask: 'How do I change many at once?',
      answer: 'Tick them, or import a table. Both show first what would change, and can be undone.',
    },
    {
      ask: 'What happens to old addresses?',
      answer: 'They lead to the new ones for ever.',
    },
  ],
  categories: [
    {
      ask: 'What happens to what is in a deleted category?',
      answer: 'It goes to the one that you choose. Old addresses lead there.',
    },
  ],
  keys: [
    {
      ask: 'Who can see the keys?',
      answer:
        'They are masked until somebody reveals them, which the audit trail records, and encrypted in the database.',
    },
    {
      ask: 'A supplier blocks keys.',
      answer:
        'Recall the batch: it goes out of sale at once, and the sold ones are replaced or their buyers mailed.',
    },
  ],
  search: [
    {
      ask: 'Shoppers find nothing.',
      answer:
        'The list says what they typed. What you sell under another name becomes a synonym with one click; the rest is what the store misses.',
    },
  ],
  customers: [
    {
      ask: 'A person wants their data, or wants them erased.',
      answer:
        'Both are on the customer’s page, under Personal data. It says what the law makes you keep. Answer within 30 days.',
    },
    {
      ask: 'What does a block do?',
      answer: 'No payment of that address begins any more. Paid orders stay as they are.',
    },
    {
      ask: 'One person has two addresses.',
      answer:
        'Merge both on the page of either. Only the back office sees one customer; “Separate” undoes it.',
    },
  ],
  messages: [
    {
      ask: 'How do I answer?',
      answer: 'Open the message: the answer goes out by mail, and stays with the message.',
    },
  ],
  reviews: [
    {
      ask: 'May I decline a bad review?',
      answer:
        'Decline what is false or insulting. Declining what is merely unfavourable is unlawful in many countries.',
    },
  ],
  newsletter: [
    {
      ask: 'Who gets a mailing?',
      answer:
        'Whoever is subscribed when it starts, once, at the pace that you set. Mails about orders go first.',
    },
    {
      ask: 'How do I try it?',
      answer: 'Save it, look at the preview, and mail it to yourself.',
    },
  ],
  homepage: [
    {
      ask: 'How can others look at it first?',
      answer: 'Preview Homepage makes a link to your draft that is valid for an hour.',
    },
  ],
  articles: [
    {
      ask: 'Can an article publish itself?',
      answer:
        'Yes: give a draft a time. The last 50 texts of each article are kept under Versions.',
    },
  ],
  images: [
    {
      ask: 'Why can’t a picture be deleted?',
      answer: 'Something shows it. Open the picture to see what.',
    },
  ],
  'website-images': [
    {
      ask: 'What size must a picture have?',
      answer: 'Any: it is made to fit its place, whose size is shown.',
    },
  ],
  seo: [
    {
      ask: 'What if a field is empty?',
      answer: 'The page keeps its own text.',
    },
  ],
  settings: [
    {
      ask: 'When does a change apply?',
      answer:
        'From the next page and the next payment. It can be undone for 15 seconds in the message, and for 30 days in the audit trail.',
    },
  ],
  plugins: [
    {
      ask: 'What happens to payments when I switch a provider off?',
      answer: 'Those in progress are still settled, and can be refunded.',
    },
    {
      ask: 'A receiver misses messages.',
      answer:
        'Each is tried eight times over a day. The delivery log shows the answers and sends a message again.',
    },
    {
      ask: 'How do I get a backup back?',
      answer:
        'Fetch its object from the bucket and run npm run restore with your key, which the store does not have.',
    },
  ],
  users: [
    {
      ask: 'Which role should somebody have?',
      answer:
        'The one that allows the least that they need: the dialog of a user lists what each may do.',
    },
    {
      ask: 'Somebody leaves.',
      answer:
        'Deactivate the user: all sessions end at once. What they did stays in the audit trail.',
    },
  ],
}
