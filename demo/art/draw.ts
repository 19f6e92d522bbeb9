import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from './pictures'
import type { Picture } from './types'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = join(HERE, '..', '..')
const CATALOGUE = process.env.ART_CATALOGUE ?? join(ROOT, 'demo', 'seed', 'catalogue')
const OUT = process.env.ART_OUT ?? join(ROOT, 'public', 'images')
const LEDGER =
  process.env.ART_OUT === undefined ? join(HERE, 'drawn.json') : join(OUT, 'drawn.json')

/** Of an SVG that is drawn at its own size. */
const DENSITY = 72

async function encode({ svg, file, quality, scale = 1 }: Picture): Promise<Buffer> {
  if (file.endsWith('.svg')) return Buffer.from(`${svg}\n`)
  const image = sharp(Buffer.from(svg), { density: DENSITY * scale })
  if (file.endsWith('.png'))
    return image.png({ compressionLevel: 9, palette: true, quality: 92, effort: 10 }).toBuffer()
  return image
    .webp({ quality, alphaQuality: 90, effort: 6, preset: 'photo', smartSubsample: true })
    .toBuffer()
}

async function readLedger(): Promise<Map<string, string>> {
  if (!existsSync(LEDGER)) return new Map()
  const parsed: unknown = JSON.parse(await readFile(LEDGER, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null) return new Map()
  return new Map(Object.entries(parsed).map(([file, print]) => [file, String(print)]))
}

async function main(): Promise<void> {
  const force = process.argv.includes('--force')
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const before = await readLedger()
  const after = new Map<string, string>()
  let [drawn, bytes] = [0, 0]

  const queue = pictures(CATALOGUE)[Symbol.iterator]()
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { file, svg, quality, scale = 1 } = next.value
      const path = join(OUT, file)
      // The drawing itself is the fingerprint: any change of template, colour or product changes it.
      const print = createHash('sha256')
        .update(`${quality}\n${scale === 1 ? '' : `${scale}\n`}${svg}`)
        .digest('hex')
        .slice(0, 16)
      after.set(file, print)
      const skip =
        wanted.length > 0
          ? !wanted.some((part) => file.includes(part))
          : !force && before.get(file) === print && existsSync(path)
      if (skip) {
        if (wanted.length > 0) after.set(file, before.get(file) ?? '')
        continue
      }
      const image = await encode(next.value)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, image)
      drawn += 1
      bytes += image.length
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))

  const stale = [...before.keys()].filter((file) => !after.has(file))
  for (const file of stale) await rm(join(OUT, file), { force: true })
  const rows = [...after].sort(([a], [b]) => (a < b ? -1 : 1))
  await mkdir(dirname(LEDGER), { recursive: true })
  await writeFile(LEDGER, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
  const average =
    drawn === 0
      ? ''
      : `, ${(bytes / 1024).toFixed(0)} KB, ${(bytes / drawn / 1024).toFixed(1)} KB on average`
  console.log(
    `${after.size} pictures: ${drawn} drawn${average}, ${after.size - drawn} kept, ${stale.length} removed`,
  )
}

await main()
