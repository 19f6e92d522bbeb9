import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { sourcesBelow, textOf } from '@/scripts/lib/imports'
import { TABLE_OWNERS } from './table-owners'

const root = process.cwd()

const models = [
  ...readFileSync(join(root, 'prisma/schema.prisma'), 'utf8').matchAll(/^model (\w+) \{/gm),
].map(([, name = '']) => name)

const sqlBelow = (folder: string) =>
  readdirSync(join(root, 'prisma/sql', folder)).map((file) => ({
    name: file.replace('.sql', ''),
    text: readFileSync(join(root, 'prisma/sql', folder, file), 'utf8'),
  }))
const tables = [...models, ...sqlBelow('tables').map(({ name }) => name)]

const tableOf = (delegate: string) => delegate.charAt(0).toUpperCase() + delegate.slice(1)

const CALL =
  /\.\s*(\w+)\s*\.\s*(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)\(/g
const STATEMENT = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE)\s+(?:ONLY\s+)?"?(\w+)"?/gi

/** The tables that a text writes. */
const tablesWrittenBy = (text: string): string[] =>
  [
    ...[...text.matchAll(CALL)].map(([, delegate = '']) => tableOf(delegate)),
    ...[...text.matchAll(STATEMENT)].map(([, table = '']) => table),
  ].filter((table) => tables.includes(table))

const owners = [...new Set(Object.values(TABLE_OWNERS))]

/** The owner whose folder a file is in; where a part of a room owns tables, that part. */
const ownerOf = (file: string) =>
  owners
    .filter((owner) => file.startsWith(`lib/${owner}/`))
    .sort((a, b) => b.length - a.length)
    .at(0)

/** `file writes table` of every write in a text that does not belong to its file's owner. */
const misplacedIn = (file: string, text: string): string[] =>
  [...new Set(tablesWrittenBy(text))]
    .filter((table) => TABLE_OWNERS[table] !== ownerOf(file))
    .map((table) => `${file} writes ${table}`)

describe('the tables', () => {
  it('each have an owner that there is', () => {
    expect(Object.keys(TABLE_OWNERS).sort()).toEqual([...tables].sort())
    expect(owners.filter((owner) => !existsSync(join(root, 'lib', owner)))).toEqual([])
  })

  it('are written by their owners alone', () => {
    const misplaced = ['lib', 'app', 'components']
      .flatMap(sourcesBelow)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => misplacedIn(file, textOf(file)))
    expect(misplaced).toEqual([])
  })

  it('are written by each function of the database for one owner', () => {
    const ownersOf = (text: string) => [
      ...new Set(tablesWrittenBy(text).map((table) => TABLE_OWNERS[table])),
    ]
    expect(sqlBelow('functions').filter(({ text }) => ownersOf(text).length > 1)).toEqual([])
  })

  it.each([
    ['a call', 'await tx.payment.updateMany({ where: {} })', 'Payment'],
    ['a call on two lines', 'await db()\n  .productKey\n  .delete({ where })', 'ProductKey'],
    ['an insert', 'INSERT INTO "Email" ("id") VALUES (1)', 'Email'],
    ['an update', 'UPDATE "OrderItem" i SET "deliveredAt" = now()', 'OrderItem'],
    ['a delete', 'DELETE FROM "CartItem" WHERE true', 'CartItem'],
  ])('are not written by others with %s', (_, text, table) => {
    const file = 'lib/checkout/planted.ts'
    expect(misplacedIn(file, text)).toEqual([`${file} writes ${table}`])
    expect(misplacedIn('app/api/planted/route.ts', text)).toHaveLength(1)
    expect(misplacedIn(`lib/${TABLE_OWNERS[table]}/planted.ts`, text)).toEqual([])
  })

  it.each([
    ['lib/catalog/supplier-feeds/planted.ts', 'Product'],
    ['lib/catalog/planted.ts', 'SupplierFeed'],
    ['lib/marketing/newsletter/planted.ts', 'CartReminder'],
  ])(
    'of a part are written by neither another part nor the rest of its room: %s, %s',
    (file, table) => {
      expect(misplacedIn(file, `UPDATE "${table}" SET "id" = 1`)).toEqual([
        `${file} writes ${table}`,
      ])
    },
  )

  it('may be read and locked by everybody', () => {
    const text = 'tx.order.findUnique({}); SELECT 1 FROM "Order" FOR NO KEY UPDATE'
    expect(misplacedIn('lib/checkout/planted.ts', text)).toEqual([])
  })
})
