import { describe, expect, it } from '@jest/globals'
import { savedFileName } from './file-name'

describe('savedFileName', () => {
  it.each([
    ['setup-2.1.exe', 'setup-2.1.exe'],
    ['Anleitung für Ärzte.pdf', 'Anleitung für Ärzte.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\setup.exe', 'setup.exe'],
    ['setup\r\nSet-Cookie: a=b.exe', 'setup Set-Cookie ab.exe'],
    ['se"t;up\u0000.exe', 'setup.exe'],
    ['txt.\u202eexe.setup', 'txt.exe.setup'],
    ['..', 'download'],
    ['.htaccess', 'htaccess'],
    ['', 'download'],
    ['手引き.pdf', '手引き.pdf'],
  ])('of %j is %j', (given, expected) => {
    expect(savedFileName(given)).toBe(expected)
  })

  it('is short, with its extension', () => {
    const name = savedFileName(`${'a'.repeat(5000)}.tar.gz`)
    expect([...name].length).toBe(120)
    expect(name.endsWith('.gz')).toBe(true)
  })
})
