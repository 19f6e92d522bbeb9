import { describe, expect, it } from '@jest/globals'
import { DAY_MS } from '@/lib/core/time'
import { folderOf, keyOf, outdated, timeOf } from './backup-names'

const FOLDER = 'backups/shop.example/'
const ID = '0a1b2c3d-0000-4000-8000-000000000000'
/** A Wednesday. */
const NOW = new Date('2026-11-25T12:00:00Z')
const daysBefore = (days: number) => keyOf(FOLDER, new Date(NOW.getTime() - days * DAY_MS), ID)

describe('the folder of a store’s backups', () => {
  it.each([
    ['backups/', 'https://shop.example', FOLDER],
    ['/backups', 'https://shop.example/', FOLDER],
    ['', 'http://localhost:3000', 'localhost_3000/'],
  ])('is %j and the host of %s', (prefix, url, folder) => {
    expect(folderOf(prefix, url)).toBe(folder)
  })
})

describe('the key of a backup', () => {
  it('tells its time', () => {
    expect(daysBefore(0)).toBe(`${FOLDER}store-20261125T120000Z-0a1b2c3d.backup`)
    expect(timeOf(FOLDER, daysBefore(0))).toEqual(NOW)
  })
})

describe('the backups that are kept no longer', () => {
  const keys = Array.from({ length: 60 }, (_, days) => daysBefore(days))
  const kept = (days: number, weeks: number) => {
    const gone = outdated(keys, FOLDER, { days, weeks }, NOW)
    return keys.flatMap((key, age) => (gone.includes(key) ? [] : [age]))
  }

  it('are those that are older than the days, but for the last of each week', () => {
    // Sundays are 3, 10, 17 and 24 days ago; this week's last is today's.
    expect(kept(5, 4)).toEqual([0, 1, 2, 3, 4, 5, 10, 17])
    expect(kept(2, 0)).toEqual([0, 1, 2])
  })

  it('never are the newest, and what is no backup of this store', () => {
    const others = [
      'backups/other.example/store-20200101T000000Z-0a1b2c3d.backup',
      `${FOLDER}notes.txt`,
      `${FOLDER}store-20201301T000000Z-0a1b2c3d.backup`,
    ]
    expect(outdated([...others, daysBefore(400)], FOLDER, { days: 1, weeks: 1 }, NOW)).toEqual([])
  })

  it('are the same when they are asked for again after those were deleted', () => {
    const left = keys.filter((_, age) => kept(5, 4).includes(age))
    expect(outdated(left, FOLDER, { days: 5, weeks: 4 }, NOW)).toEqual([])
  })
})
