import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const folder = join(process.cwd(), 'prisma/migrations')
const migrations = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe('migrations', () => {
  it('are folders that Prisma understands, with nothing but their SQL', () => {
    for (const name of migrations) {
      expect(name).toMatch(/^\d{14}_[a-z0-9_]+$/)
      expect(readdirSync(join(folder, name))).toEqual(['migration.sql'])
    }
  })

  it('have no semicolon in a comment, at which the wasm engine would cut a statement', () => {
    for (const name of migrations) {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      expect(sql.split('\n').filter((line) => /--.*;/.test(line))).toEqual([])
    }
  })

  it('can run in a transaction with others, as when a backup is restored', () => {
    for (const name of migrations) {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      expect(sql).not.toMatch(
        /\bCONCURRENTLY\b|^\s*(?:BEGIN|START TRANSACTION|COMMIT|VACUUM)\b.*;/im,
      )
    }
  })
})
