import { describe, expect, it } from '@jest/globals'
import { keysFile } from './keys-file'

describe('keysFile', () => {
  it('lists each product with its keys, and leaves out those without', () => {
    const text = keysFile({
      head: ['Softhaven', 'Order Number: SH-1'],
      items: [
        { name: 'Two of them', label: 'Licence keys', keys: ['AAAA-1', 'AAAA-2'] },
        { name: 'A file', label: 'Licence key', keys: ['BEGIN\nx y\nEND', 'NEXT'] },
        { name: 'Not yet', label: 'Licence key', keys: [] },
        { name: 'A link', label: 'Download link', keys: ['https://downloads.example/x'] },
      ],
    })
    expect(text.split('\r\n')).toEqual([
      'Softhaven',
      'Order Number: SH-1',
      '',
      'Two of them',
      'Licence keys:',
      'AAAA-1',
      'AAAA-2',
      '',
      'A file',
      'Licence key:',
      'BEGIN',
      'x y',
      'END',
      '',
      'NEXT',
      '',
      'A link',
      'Download link:',
      'https://downloads.example/x',
      '',
    ])
  })
})
