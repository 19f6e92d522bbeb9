import { expect, it } from '@jest/globals'
import { settingsFrom } from '@/lib/settings/registry'
import { storeValues } from './values'
import { filled, filledHtml, STORE_VARIABLES, unknownVariables } from './variables'

const values = storeValues(
  settingsFrom(new Map(Object.entries({ storeName: 'Keys & "More"', refundDays: 21 }))),
  'US dollars',
)

it('fills a text with what the settings say, and escapes it in HTML', () => {
  expect(filled('{storeName}, {refundDays} days', values)).toBe('Keys & "More", 21 days')
  expect(filledHtml('<p>{storeName}: {somethingElse}</p>', values)).toBe(
    '<p>Keys &amp; &quot;More&quot;: {somethingElse}</p>',
  )
})

it('has a value for every variable', () => {
  for (const name of STORE_VARIABLES)
    expect([name, values[name]]).toEqual([name, expect.stringMatching(/\S/)])
})

it('knows each variable in English, and what is no English sentence in other languages, too', () => {
  const text = '{storeName} {priceTaxRule} {storename} {storename}'
  expect(unknownVariables(text, 'en')).toEqual(['storename'])
  expect(unknownVariables(text, 'de')).toEqual(['priceTaxRule', 'storename'])
})
