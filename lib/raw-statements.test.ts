import { describe, expect, it } from '@jest/globals'
import { sourcesBelow, textOf } from '@/scripts/lib/imports'

/** What reads rows that nobody has checked yet, and checks them. */
const PIECES = ['lib/core/rows.ts', 'lib/core/read-report.ts']

const UNCHECKED = /\$(?:queryRaw(?:Unsafe)?|executeRawUnsafe)\b/
const LOCK = /\$executeRaw[^;]*?SELECT 1 FROM "?\w+"? WHERE "\w+" = \$\{[^}]*\} FOR /
/** zod prepares a schema when it first parses: one that is made anew for each statement costs more than the rows. */
const MADE_ANEW = /\browsOf\(\s*(?:tx|db\(\)),\s*z\b/

const whatIsWrong = (text: string): string[] => [
  ...(UNCHECKED.test(text) ? ['reads rows that are not checked: rowsOf'] : []),
  ...(LOCK.test(text) ? ['locks rows by a statement of its own: lockRows'] : []),
  ...(MADE_ANEW.test(text) ? ['makes a schema anew for each statement: a constant'] : []),
]

describe('raw statements', () => {
  it('are checked by what they return', () => {
    const wrong = ['lib', 'app', 'components']
      .flatMap(sourcesBelow)
      .filter((file) => !/\.test\.tsx?$/.test(file) && !PIECES.includes(file))
      .flatMap((file) => whatIsWrong(textOf(file)).map((what) => `${file} ${what}`))
    expect(wrong).toEqual([])
  })

  it.each([
    ['a cast', 'db().$queryRaw<{ id: number }[]>`SELECT 1`'],
    ['a cast on two lines', 'await tx\n  .$queryRaw<Row[]>(\n    Prisma.sql`SELECT 1`)'],
    ['a text', 'db().$queryRawUnsafe("SELECT 1")'],
    ['a written text', 'db().$executeRawUnsafe("SELECT 1")'],
    [
      'a lock',
      'tx.$executeRaw(Prisma.sql`SELECT 1 FROM "Order" WHERE "id" = $' + '{id} FOR UPDATE`)',
    ],
    [
      'a schema of its own',
      'rowsOf(\n  tx,\n  z.object({ id: z.number() }),\n  Prisma.sql`SELECT 1`)',
    ],
  ])('are found where they are not: %s', (_, text) => {
    expect(whatIsWrong(text)).toHaveLength(1)
  })

  it('may write without returning rows', () => {
    expect(whatIsWrong('tx.$executeRaw(Prisma.sql`UPDATE "Order" SET "id" = 1`)')).toEqual([])
  })
})
