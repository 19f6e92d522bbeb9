import { expect, it } from '@jest/globals'
import { evidenceTexts } from './evidence-texts'

const EVIDENCE = {
  store: 'Softhaven, help@store.example',
  orderNumber: 'SH-1',
  madeAt: '2026-11-29 10:00:00 UTC',
  buyer: { name: 'Ada Buyer', email: 'ada@buyer.example', billingAddress: null },
  networkAddress: '192.0.2.7',
  bought: ['2 × Office', '1 × Antivirus'],
  facts: [{ title: 'Order', rows: [['Number', 'SH-1'] as [string, string]] }],
  activity: [
    {
      title: 'Keys shown',
      empty: 'They were not shown.',
      head: ['Shown', 'To', 'Browser'],
      rows: [['2026-11-01 09:00:00 UTC', '192.0.2.7', '']],
    },
    { title: 'Downloads', empty: 'None.', head: ['Downloaded'], rows: [] },
  ],
  tables: [{ title: 'Refunds so far', empty: 'None.', head: ['Made'], rows: [] }],
  policy: ['Returns within 30 days.', 'Office: may be returned.'],
}

it('says who bought what, what happened with it, and what was promised', () => {
  expect(evidenceTexts(EVIDENCE, '')).toEqual({
    buyerName: 'Ada Buyer',
    buyerEmail: 'ada@buyer.example',
    billingAddress: null,
    networkAddress: '192.0.2.7',
    product: expect.stringMatching(/licence keys.*\n2 × Office\n1 × Antivirus$/),
    activity: 'Keys shown:\n- Shown: 2026-11-01 09:00:00 UTC; To: 192.0.2.7\n\nDownloads:\nNone.',
    refundPolicy: 'Returns within 30 days.\n\nOffice: may be returned.',
    other: 'Order:\n- Number: SH-1\n\nRefunds so far:\nNone.\n\nSofthaven, help@store.example',
  })
})

it('begins with what the owner says', () => {
  expect(evidenceTexts(EVIDENCE, 'We wrote to her.').other).toMatch(/^We wrote to her\.\n\nOrder:/)
})
