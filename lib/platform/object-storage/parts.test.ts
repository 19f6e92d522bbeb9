import { describe, expect, it } from '@jest/globals'
import { inParts } from './parts'

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function partsOf(...texts: string[]): Promise<[string, boolean][]> {
  const parts: [string, boolean][] = []
  for await (const { bytes, isLast } of inParts(chunks(...texts), 4))
    parts.push([bytes.toString(), isLast])
  return parts
}

describe('the parts of an object', () => {
  it('are of one size, whatever comes in, and the last has the rest', async () => {
    expect(await partsOf('abcdefghij', 'k', '')).toEqual([
      ['abcd', false],
      ['efgh', false],
      ['ijk', true],
    ])
  })

  it('end with an empty one where nothing is left, so that it is known to be the last', async () => {
    expect(await partsOf('ab', 'cd')).toEqual([
      ['abcd', false],
      ['', true],
    ])
    expect(await partsOf()).toEqual([['', true]])
  })
})
