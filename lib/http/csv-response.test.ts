import { describe, expect, it } from '@jest/globals'
import { csvResponse } from './csv-response'

describe('csvResponse', () => {
  it('answers a file for saving, marked as UTF-8 for spreadsheets', async () => {
    const response = csvResponse('orders.csv', ['a,b\r\n', '1,ü\r\n'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('a,b\r\n1,ü\r\n')
  })

  it('reads lines as they are taken, and stops when the reader leaves', async () => {
    let read = 0
    let ended = false
    const lines = (async function* () {
      try {
        for (;;) {
          read += 1
          yield `${read}\r\n`
        }
      } finally {
        ended = true
      }
    })()
    const reader = csvResponse('many.csv', lines).body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
    expect(read).toBeLessThan(5)
    expect(ended).toBe(true)
  })
})
