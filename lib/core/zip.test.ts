import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { type ZipEntry, zipOf } from './zip'

async function* entries(
  ...files: readonly [name: string, text: string][]
): AsyncGenerator<ZipEntry> {
  for (const [name, text] of files) yield { name, bytes: Buffer.from(text) }
}

async function bytesOf(archive: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of archive) parts.push(part)
  return Buffer.concat(parts)
}

/** The files of an archive by its directory at the end. */
function filesIn(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const count = archive.readUInt16LE(end + 10)
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(archive.subarray(start, start + packed)).toString(),
    )
    at += 46 + nameLength + archive.readUInt16LE(at + 30)
  }
  return files
}

describe('a ZIP archive', () => {
  it('holds the files by their names, in any script', async () => {
    const files = [
      ['a.txt', 'one'],
      ['ordner/größe 東京.csv', 'x'.repeat(100_000)],
      ['empty', ''],
    ] as const satisfies [string, string][]
    const archive = await bytesOf(zipOf(entries(...files)))
    expect([...filesIn(archive)]).toEqual(files)
    expect(archive.length).toBeLessThan(2000)
    expect(await bytesOf(zipOf(entries(...files)))).toEqual(archive)
  })

  it('of nothing is one', async () => {
    expect((await bytesOf(zipOf(entries()))).length).toBe(22)
  })

  it('is written in the long form where there are more files than the short one counts', async () => {
    async function* many() {
      for (let index = 0; index < 65_600; index++)
        yield { name: String(index), bytes: new Uint8Array() }
    }
    const archive = await bytesOf(zipOf(many()))
    const long = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]))
    expect(archive.readBigUInt64LE(long + 32)).toBe(65_600n)
    expect(archive.readUInt16LE(archive.length - 12)).toBe(0xffff)
  })
})
