import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const folder = join(process.cwd(), 'docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()

describe('the index of decisions', () => {
  const rows = [
    ...read('README.md').matchAll(
      /^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (accepted|replaced.*) \| (\d{4}-\d{2}-\d{2}) \|$/gm,
    ),
  ].map(([, number = '', file = '', title = '']) => ({ number, file, title }))

  it('lists every decision once, under a topic, with status and date', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(files)
  })

  it('lists those of a topic in order', () => {
    for (const topic of read('README.md').split('\n## ').slice(1)) {
      const numbers = [...topic.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number]) => number)
      expect(numbers).toEqual([...numbers].sort())
    }
  })

  it('names each as its file does', () => {
    for (const { number, file, title } of rows) {
      expect(file.startsWith(`${number}-`)).toBe(true)
      expect(read(file).split('\n')[0]).toBe(`# ${title}`)
    }
  })

  it('gives each number once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  })
})
