import { describe, expect, it } from '@jest/globals'
import { placeEvidence } from './place-evidence'

const known = (more: Partial<Parameters<typeof placeEvidence>[1]>) => ({
  chosenCountry: '',
  walletCountry: null,
  meansCountry: null,
  networkCountry: null,
  ...more,
})

describe('the evidence of where a buyer is', () => {
  it.each([
    ['two that agree', 'DE', { chosenCountry: 'DE', networkCountry: 'DE' }, 'proven'],
    ['a card beside it', 'DE', { chosenCountry: 'DE', meansCountry: 'DE' }, 'proven'],
    [
      'two against one',
      'DE',
      { chosenCountry: 'DE', meansCountry: 'DE', networkCountry: 'NL' },
      'proven',
    ],
    ['one alone', 'DE', { chosenCountry: 'DE' }, 'single'],
    ['one against one', 'DE', { chosenCountry: 'DE', networkCountry: 'CH' }, 'contradicted'],
    [
      'one against two',
      'DE',
      { chosenCountry: 'DE', meansCountry: 'CH', networkCountry: 'CH' },
      'contradicted',
    ],
    ['nothing', null, {}, 'none'],
    ['others alone', null, { networkCountry: 'DE' }, 'contradicted'],
    [
      'Monaco, which is taxed as France',
      'MC',
      { chosenCountry: 'MC', networkCountry: 'FR' },
      'proven',
    ],
    ['overseas, which is France', 'RE', { chosenCountry: 'RE', networkCountry: 'FR' }, 'proven'],
  ] as const)('%s', (_, country, more, verdict) => {
    expect(placeEvidence(country, known(more)).verdict).toBe(verdict)
  })

  it("counts a wallet's account once", () => {
    const told = known({ walletCountry: 'FR', meansCountry: 'FR' })
    expect(placeEvidence('FR', told)).toEqual({
      pieces: [{ source: 'wallet', country: 'FR', agrees: true }],
      verdict: 'single',
    })
  })

  it('names each piece, and whether it agrees', () => {
    expect(
      placeEvidence('DE', known({ chosenCountry: 'DE', networkCountry: 'CH' })).pieces,
    ).toEqual([
      { source: 'chosen', country: 'DE', agrees: true },
      { source: 'network', country: 'CH', agrees: false },
    ])
  })
})
