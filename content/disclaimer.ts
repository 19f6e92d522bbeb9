import type { LegalText, Text } from './text'

/** Key points before the details. */
export const DISCLAIMER_NOTICES: readonly { title: string; text: Text }[] = [
  {
    title: 'We are an independent store',
    text: '{storeName} sells licences for software of third-party publishers. Unless a page says otherwise, we are not owned, operated or endorsed by them.',
  },
  {
    title: 'Information, not advice',
    text: 'Articles, comparisons and answers on this website are general information. They are not legal, tax or financial advice.',
  },
]

export const DISCLAIMER: LegalText = {
  updated: '2026-01-15',
  keyPoints: [],
  sections: [
    {
      id: 'information',
      title: 'Information on this website',
      blocks: [
        'We write product descriptions, articles and help texts with care and correct them when we learn of a mistake. Publishers change features, versions and requirements without telling us; so a text may be out of date when you read it.',
        'What the publisher’s own documentation says takes precedence. If a detail decides whether you buy, ask us first at {supportEmail}.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Trademarks and publishers',
      blocks: [
        'All product names, logos and trademarks belong to their owners. We use them only to say what a licence is for. Microsoft, Windows and Office are trademarks of the Microsoft group of companies; macOS is a trademark of Apple Inc.; Adobe, Photoshop and Acrobat are trademarks of Adobe Inc.; all others likewise belong to their owners.',
        'If you own a mark and object to how we use it, write to {legalEmail}. We look into it without delay.',
      ],
    },
    {
      id: 'software',
      title: 'Software of third parties',
      blocks: [
        'The software is made, licensed, updated and supported by its publisher. We do not control what it does, how long the publisher maintains it, or which data it collects.',
        'You install and use software at your own risk. Back up your data first, and check that your device meets the [system requirements](/system-requirements). What we stand for ourselves, that keys are genuine and work, is laid down in our [Terms of Service](/terms).',
      ],
    },
    {
      id: 'advice',
      title: 'No professional advice',
      blocks: [
        'Tax, accounting and security programs support your own decisions and do not replace a professional. Whether a tax return is right, a set of books complete or a network safe depends on how a program is used. Please ask a qualified adviser where much is at stake.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices, currencies and availability',
      blocks: [
        'Prices in currencies other than {currency} are calculated at approximate rates and shown for orientation only; orders are charged in {currency}. Discounts refer to the struck-through price beside them.',
        'Stock changes by the minute. Delivery times are our target for products with keys in stock. Ratings and review counts are given to help you compare; they are no promise of a result.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other websites',
      blocks: [
        'We link to publishers, download pages and payment providers. We looked at these pages when we set the links; we do not watch over them and are not responsible for their content. Tell us about a link that leads somewhere wrong, and we remove it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability and contact',
      blocks: [
        'How far we are liable is laid down in our [Terms of Service](/terms) and applies to this website as well. Nothing on this page limits rights that the law gives you as a consumer.',
        'Questions about this disclaimer go to {legalEmail}; all others are welcome on the [contact page](/contact).',
      ],
    },
  ],
}
