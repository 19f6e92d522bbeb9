import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SETTINGS } from '@/lib/settings/registry'
import { isOwnerNotice, OWNER_NOTICES } from './owner-notices'

const root = process.cwd()
const sources = readdirSync(join(root, 'lib'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

describe('mails to the owner', () => {
  it('each have a switch, and each switch has a mail and its place in the settings', () => {
    const switches = Object.keys(SETTINGS).filter((key) => key.startsWith('mail'))
    const used = new Set<string>(Object.values(OWNER_NOTICES).map(({ setting }) => setting))
    expect([...used].sort()).toEqual(switches.sort())
    const card = readFileSync(join(root, 'components/settings/admin/owner-mails-card.tsx'), 'utf8')
    for (const key of switches) expect(card).toContain(`name="${key}"`)
  })

  it('are queued in no other way than by mailOwner, which looks at the switch', () => {
    const queued = sources.flatMap(
      (text) => text.match(/queueMail\(\s*\w+,\s*\{[^}]*?'owner_\w*/g) ?? [],
    )
    expect(queued).toEqual([])
  })

  it('are told from mails to others', () => {
    expect(isOwnerNotice('owner_new_order')).toBe(true)
    expect(isOwnerNotice('order_delivery')).toBe(false)
    expect(isOwnerNotice('toString')).toBe(false)
  })
})
