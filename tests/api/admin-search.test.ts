import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Product, productsSchema } from '@/lib/catalog/contracts'
import {
  type Synonym,
  synonymSchema,
  synonymsSchema,
  type UnansweredRow,
  unansweredRowsSchema,
} from '@/lib/catalog/search/admin-contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient, eventually, newIp } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { startStore, type TestStore } from '@/tests/setup/store'

const SYNONYMS = '/api/admin/search/synonyms'
const UNANSWERED = '/api/admin/search/unanswered'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let shopper: ReturnType<typeof apiClient>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  shopper = apiClient(store.url)
})
afterAll(() => store.stop())

let made = 0
/** A word that neither the catalogue has nor anything that is spelled like it. */
const unknownWord = () =>
  `zzqxv${String(made++)
    .padStart(3, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3))}`

const groups = async (): Promise<Synonym[]> =>
  synonymsSchema.parse((await admin.call(SYNONYMS)).body)
const add = (phrases: unknown) => admin.post(SYNONYMS, { phrases })
const change = (id: number, body: object) =>
  admin.call(`${SYNONYMS}/${id}`, { method: 'PUT', body })
const remove = (id: number) => admin.call(`${SYNONYMS}/${id}`, { method: 'DELETE' })

async function create(phrases: string[]): Promise<Synonym> {
  const answer = await add(phrases)
  expect(answer.status).toBe(201)
  return synonymSchema.parse(answer.body)
}

const audit = async (id: number) =>
  (
    await store.sql.query(
      `SELECT "action", "username", "before", "after" FROM "AuditEntry"
       WHERE "entityType" = 'synonym' AND "entityId" = $1 ORDER BY "id"`,
      [String(id)],
    )
  ).rows

/** Asks as a browser does: without a session, so that the answer may be one that is kept. */
async function asked(query: Record<string, string>) {
  const { status, headers, body } = await shownTo(`?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return { headers, products: productsSchema.parse(body) }
}
async function shownTo(query: string) {
  const answer = await fetch(`${store.url}/api/products${query}`, {
    headers: { 'x-forwarded-for': newIp() },
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const namesOf = (products: Product[]) => products.map(({ name }) => name)
const isKept = (headers: Headers) => headers.get('cache-control')?.startsWith('public')

/** A search that the server answers with what it has kept. */
const keptSearch = (search: string) =>
  eventually(async () => {
    const answer = await asked({ search })
    return isKept(answer.headers) && answer
  })

type Recorded = { text: string; searches: number; outcome: string; instead: string | null }

/** What is recorded of a search today. */
const recorded = async (text: string): Promise<Recorded | undefined> =>
  (
    await store.sql.query<Recorded>(
      `SELECT "text", "searches", "outcome"::text, "instead" FROM "UnansweredSearch"
       WHERE "day" = (now() AT TIME ZONE 'UTC')::date AND "text" = $1`,
      [text],
    )
  ).rows[0]
const recordedTimes = (text: string, searches: number) =>
  eventually(async () => (await recorded(text))?.searches === searches)

const plant = (text: string, daysAgo: number, searches: number, outcome: string, instead = '') =>
  store.sql.query(
    `INSERT INTO "UnansweredSearch" ("day", "text", "searches", "outcome", "instead")
     VALUES ((now() AT TIME ZONE 'UTC')::date - $1::int, $2, $3, $4::"SearchOutcome", nullif($5, ''))`,
    [daysAgo, text, searches, outcome, instead],
  )

describe('/api/admin/search/synonyms', () => {
  it('lists what comes with the store, in the order of the first phrases', async () => {
    const all = await groups()
    expect(all.map(({ phrases }) => phrases[0])).toEqual(expect.arrayContaining(['office', 'mac']))
    const first = all.map(({ phrases }) => phrases[0] ?? '')
    expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('adds, changes and deletes a group, and records who did', async () => {
    const group = await create([' Ledger  Book ', 'Kassenbuch'])
    expect(group.phrases).toEqual(['Ledger Book', 'Kassenbuch'])
    const changed = await change(group.id, {
      phrases: ['Ledger Book', '出纳账'],
      expectedUpdatedAt: group.updatedAt,
    })
    expect(changed).toMatchObject({ status: 200, body: { phrases: ['Ledger Book', '出纳账'] } })
    expect((await groups()).find(({ id }) => id === group.id)).toEqual(changed.body)
    expect((await remove(group.id)).status).toBe(204)
    expect((await remove(group.id)).status).toBe(404)
    expect((await change(group.id, { phrases: ['one', 'two'] })).status).toBe(404)
    expect((await groups()).some(({ id }) => id === group.id)).toBe(false)
    const said = { language: null, isOn: true }
    expect(await audit(group.id)).toEqual([
      {
        action: 'synonym.create',
        username: 'admin',
        before: null,
        after: { ...said, phrases: ['Ledger Book', 'Kassenbuch'] },
      },
      {
        action: 'synonym.update',
        username: 'admin',
        before: { ...said, phrases: ['Ledger Book', 'Kassenbuch'] },
        after: { ...said, phrases: ['Ledger Book', '出纳账'] },
      },
      {
        action: 'synonym.delete',
        username: 'admin',
        before: { ...said, phrases: ['Ledger Book', '出纳账'] },
        after: null,
      },
    ])
  })

  it.each([
    [undefined, 'phrases'],
    ['office', 'phrases'],
    [[], 'phrases'],
    [['office'], 'phrases'],
    [Array.from({ length: 31 }, (_, at) => `phrase ${at}`), 'phrases'],
    [['office', ' '], 'phrases.1'],
    [['office', 5], 'phrases.1'],
    [['x'.repeat(61), 'office'], 'phrases.0'],
    [['office', 'a\nb'], 'phrases.1'],
    [['office', '&-!'], 'phrases.1'],
    [['office', 'word', ' OFFICE '], 'phrases.2'],
  ])('refuses %j and names the field', async (phrases, path) => {
    const { id } = await create(['taken', unknownWord()])
    for (const refused of [await add(phrases), await change(id, { phrases })]) {
      expect(refused.status).toBe(400)
      expect(refused.body.issues[0].path).toBe(path)
    }
    expect((await audit(id)).map(({ action }) => action)).toEqual(['synonym.create'])
    await remove(id)
  })

  it('takes phrases of the longest kind, and as many as there may be', async () => {
    const phrases = Array.from({ length: 30 }, (_, at) => `${at} ${'x'.repeat(60)}`.slice(0, 60))
    const group = await create(phrases)
    expect(group.phrases).toEqual(phrases)
    await remove(group.id)
  })

  it('does not overwrite what another user has saved', async () => {
    const { id, updatedAt } = await create(['one phrase', 'another'])
    const save = (phrase: string) =>
      change(id, { phrases: ['one phrase', phrase], expectedUpdatedAt: updatedAt })
    const both = await Promise.all([save('first'), save('second')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await save('third')).body).toMatchObject({ code: 'conflict' })
    await remove(id)
  })

  it('keeps what came with the store, which is switched off instead', async () => {
    const shipped = (await groups()).find(({ phrases }) => phrases[0] === 'music')
    if (!shipped) throw new Error('There is no such group')
    const { id, phrases } = shipped
    expect(shipped).toMatchObject({ isShipped: true, isOn: true, language: null })
    expect((await remove(id)).body).toMatchObject({ code: 'conflict' })
    const taken = await add(['tune', 'MUSICA'])
    expect([taken.status, taken.body.issues[0].path]).toEqual([400, 'phrases.1'])
    expect((await change(id, { phrases, isOn: false })).body).toMatchObject({ isOn: false })
    // Its words are free while it is off.
    const own = await create(['tune', 'musica'])
    const again = await change(id, { phrases, isOn: true })
    expect([again.status, again.body.issues[0].path]).toEqual([400, 'phrases.3'])
    await remove(own.id)
    expect((await change(id, { phrases, isOn: true })).status).toBe(200)
  })

  it('has room for 500 groups', async () => {
    await store.sql.query(
      `INSERT INTO "SearchSynonym" ("phrases", "updatedAt")
       SELECT ARRAY['room ' || n, 'space ' || n], now()
       FROM generate_series(1, 499 - (SELECT count(*)::int FROM "SearchSynonym")) n`,
    )
    try {
      const last = await Promise.all([1, 2, 3].map((n) => add([`last ${n}`, `end ${n}`])))
      expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect(await groups()).toHaveLength(500)
    } finally {
      await store.sql.query(
        `DELETE FROM "SearchSynonym" WHERE "phrases"[1] LIKE 'room %' OR "phrases"[1] LIKE 'last %'`,
      )
    }
  })

  it('is for moderators, too, and for nobody without a session of the staff', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    const added = await moderator.post(SYNONYMS, { phrases: ['mod one', 'mod two'] })
    expect(added.status).toBe(201)
    expect((await audit(added.body.id))[0].username).toMatch(/^moderator-/)
    const path = `${SYNONYMS}/${added.body.id}`
    const body = { phrases: ['mod one', 'mod three'] }
    expect((await moderator.call(path, { method: 'PUT', body })).status).toBe(200)
    expect((await moderator.call(UNANSWERED)).status).toBe(200)
    for (const [method, address] of [
      ['GET', SYNONYMS],
      ['POST', SYNONYMS],
      ['PUT', path],
      ['DELETE', path],
      ['GET', UNANSWERED],
    ] as const) {
      const sent = method === 'POST' || method === 'PUT' ? { method, body } : { method }
      expect([method, address, (await shopper.call(address, sent)).status]).toEqual([
        method,
        address,
        401,
      ])
    }
    expect((await moderator.call(path, { method: 'DELETE' })).status).toBe(204)
  })
})

describe('a synonym', () => {
  it('is in force at the next search, although an answer was kept before', async () => {
    const before = await keptSearch('norton')
    expect(namesOf(before.products).some((name) => /Bitdefender/.test(name))).toBe(false)
    const group = await create(['norton', 'bitdefender'])
    const names = namesOf((await asked({ search: 'norton' })).products)
    expect(names.some((name) => /^Bitdefender/.test(name))).toBe(true)
    expect(names.some((name) => /^Norton/.test(name))).toBe(true)

    await keptSearch('norton')
    await change(group.id, { phrases: ['norton', 'mcafee'] })
    const changed = namesOf((await asked({ search: 'norton' })).products)
    expect(changed.some((name) => /^Bitdefender/.test(name))).toBe(false)
    expect(changed.some((name) => /^McAfee/.test(name))).toBe(true)

    await keptSearch('norton')
    await remove(group.id)
    expect((await asked({ search: 'norton' })).products).toEqual(before.products)
  })

  it('finds something for a word that found nothing', async () => {
    const word = unknownWord()
    expect((await asked({ search: word })).products).toEqual([])
    const group = await create([word, 'norton'])
    const { products, headers } = await asked({ search: word.toUpperCase() })
    expect(namesOf(products)[0]).toMatch(/^Norton/)
    expect(headers.get('x-search-without')).toBeNull()
    await remove(group.id)
    expect((await asked({ search: word })).products).toEqual([])
  })
})

describe('a synonym of a language', () => {
  it('counts in searches in that language alone', async () => {
    const word = unknownWord()
    const added = await admin.post(SYNONYMS, { phrases: [word, 'norton'], language: 'de' })
    expect(added).toMatchObject({ status: 201, body: { language: 'de', isShipped: false } })
    const namesIn = async (language?: string) =>
      namesOf((await asked(language ? { search: word, language } : { search: word })).products)
    expect((await namesIn('de'))[0]).toMatch(/^Norton/)
    expect(await namesIn('fr')).toEqual([])
    expect(await namesIn()).toEqual([])
    const preview = (language: string, text = word) =>
      admin.call(`/api/admin/search/preview?${new URLSearchParams({ text, language })}`)
    expect((await preview('de', `buy ${word}`)).body).toMatchObject({
      words: [
        { word: 'buy', isCounted: false },
        { word, isCounted: true },
      ],
      synonyms: [{ phrase: word, instead: ['norton'] }],
      instead: null,
    })
    expect((await preview('fr')).body).toMatchObject({ synonyms: [], total: 0, products: [] })
    expect((await preview('de', 'antivirus unter 40')).body).toMatchObject({
      understood: 'below=4000&currency=USD',
    })
    expect((await preview('xx')).body.issues[0].path).toBe('language')
    await change(added.body.id, { phrases: [word, 'norton'], isOn: false })
    expect(await namesIn('de')).toEqual([])
    await remove(added.body.id)
  })
})

describe('/api/admin/search/uses', () => {
  const USES = '/api/admin/search/uses'
  const save = (body: object) => admin.call(USES, { method: 'PUT', body })
  const understood = async (text: string) =>
    (await admin.call(`/api/admin/search/preview?${new URLSearchParams({ text, language: 'en' })}`))
      .body.uses

  it('takes other words for a use, and those that ship with the store again', async () => {
    const words = { id: 'antivirus', language: 'en' }
    expect(await understood('zombie armour')).toEqual([])
    const changed = await save({ ...words, phrases: ['Zombie… Armour'] })
    expect(changed.status).toBe(200)
    expect(changed.body.find(({ id }: { id: string }) => id === 'antivirus')).toMatchObject({
      phrases: { en: ['zombie* armour'] },
      changed: ['en'],
      off: [],
    })
    expect(await understood('zombie armour')).toEqual(['zombie* armour'])
    expect((await save({ ...words, isOn: false })).status).toBe(200)
    expect(await understood('zombie armour')).toEqual([])
    expect((await save({ ...words, phrases: ['z*'] })).body.issues[0].path).toBe('phrases.0')
    const again = await save({ ...words, isOn: true, phrases: null })
    expect(again.body.find(({ id }: { id: string }) => id === 'antivirus').changed).toEqual([])
    expect(await understood('zombie armour')).toEqual([])
  })
})

describe('a search without answer', () => {
  it('is recorded as one that found nothing, in small letters and with single spaces', async () => {
    const word = unknownWord()
    await asked({ search: `  ${word.toUpperCase()} \t  &!  ` })
    await recordedTimes(`${word} &!`, 1)
    expect(await recorded(`${word} &!`)).toMatchObject({ outcome: 'nothing', instead: null })
  })

  it('is recorded when words were left out, and with what was searched for', async () => {
    const text = `norton ${unknownWord()}`
    const { products, headers } = await asked({ search: text })
    expect(products.length).toBeGreaterThan(0)
    expect(headers.get('x-search-without')).not.toBeNull()
    await recordedTimes(text, 1)
    expect(await recorded(text)).toMatchObject({ outcome: 'without', instead: 'norton' })
  })

  it('is recorded when it was corrected', async () => {
    const { headers } = await asked({ search: 'Nroton' })
    expect(headers.get('x-search-instead')).toBe('norton')
    await recordedTimes('nroton', 1)
    expect(await recorded('nroton')).toMatchObject({ outcome: 'instead', instead: 'norton' })
  })

  it('is counted each time, because its answer is not kept', async () => {
    const word = unknownWord()
    for (let times = 1; times <= 3; times++) {
      const { headers } = await asked({ search: word, limit: '24', sort: 'relevance' })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-kept-under')).toBeNull()
      await recordedTimes(word, times)
    }
  })

  it('is recorded with the first 60 characters', async () => {
    const word = unknownWord()
    await asked({ search: `${word}${'y'.repeat(120)}` })
    await recordedTimes(`${word}${'y'.repeat(120)}`.slice(0, 60), 1)
  })

  it('is no suggestion, no later page, no other order, and none among some products', async () => {
    const word = unknownWord()
    const others: Record<string, string>[] = [
      { count: 'false' },
      { offset: '24' },
      { sort: 'price-low' },
      { category: 'norton' },
      { featured: 'true' },
      { deal: 'today' },
      { price: 'under50' },
      { rating: '4' },
      { ids: '1,2,3' },
    ]
    for (const more of others) {
      const { products } = await asked({ search: word, ...more })
      expect(products).toEqual([])
    }
    const text = `norton ${unknownWord()}`
    const first = await asked({ search: text, limit: '1' })
    const after = first.headers.get('x-next-cursor') ?? ''
    expect(after).not.toBe('')
    await asked({ search: text, limit: '1', after })
    await asked({ search: 'norton' })
    const marker = unknownWord()
    await asked({ search: marker })
    await recordedTimes(marker, 1)
    expect(await recorded(word)).toBeUndefined()
    expect(await recorded('norton')).toBeUndefined()
    expect(await recorded(text)).toMatchObject({ searches: 1 })
  })

  it('is recorded for 1,000 different texts a day', async () => {
    const [known, another] = [unknownWord(), unknownWord()]
    await asked({ search: known })
    await recordedTimes(known, 1)
    await store.sql.query(
      `INSERT INTO "UnansweredSearch" ("day", "text", "outcome")
       SELECT (now() AT TIME ZONE 'UTC')::date, 'made up ' || n, 'nothing' FROM generate_series(1, 1000) n`,
    )
    try {
      await asked({ search: another })
      await asked({ search: known })
      await recordedTimes(known, 2)
      expect(await recorded(another)).toBeUndefined()
    } finally {
      await store.sql.query(`DELETE FROM "UnansweredSearch" WHERE "text" LIKE 'made up %'`)
    }
  })

  it('is answered when it can’t be recorded', async () => {
    const word = unknownWord()
    await store.sql.query('ALTER TABLE "UnansweredSearch" RENAME TO "UnansweredSearchAway"')
    try {
      expect((await asked({ search: word })).products).toEqual([])
    } finally {
      await store.sql.query('ALTER TABLE "UnansweredSearchAway" RENAME TO "UnansweredSearch"')
    }
  })

  it('is forgotten after 90 days', async () => {
    await plant('old search', 92, 1, 'nothing')
    await plant('new search', 89, 1, 'nothing')
    await finishJob(store, 'cleanup')
    const { rows } = await store.sql.query(
      `SELECT "text" FROM "UnansweredSearch" WHERE "text" IN ('old search', 'new search')`,
    )
    expect(rows).toEqual([{ text: 'new search' }])
  })
})

describe('GET /api/admin/search/unanswered', () => {
  const listed = async (query = ''): Promise<UnansweredRow[]> => {
    const answer = await admin.call(UNANSWERED + query)
    expect(answer.status).toBe(200)
    return unansweredRowsSchema.parse(answer.body)
  }

  it('sums up the days, most often first, with the outcome of the last', async () => {
    await plant('listed often', 0, 3, 'instead', 'listed')
    await plant('listed often', 6, 4000, 'nothing')
    await plant('listed once', 0, 5000, 'nothing')
    await plant('listed late', 7, 6000, 'without', 'late')
    await plant('listed very late', 29, 7000, 'nothing')
    await plant('listed too late', 30, 8000, 'nothing')
    const of = async (query?: string) =>
      (await listed(query)).filter(({ text }) => text.startsWith('listed '))
    const { rows } = await store.sql.query(
      `SELECT to_char((now() AT TIME ZONE 'UTC')::date, 'YYYY-MM-DD') AS today`,
    )
    expect(await of('?days=7')).toEqual([
      {
        text: 'listed once',
        searches: 5000,
        lastDay: rows[0].today,
        outcome: 'nothing',
        instead: null,
      },
      {
        text: 'listed often',
        searches: 4003,
        lastDay: rows[0].today,
        outcome: 'instead',
        instead: 'listed',
      },
    ])
    expect((await of('?days=1')).map(({ searches }) => searches)).toEqual([5000, 3])
    expect((await of()).map(({ text }) => text)).toEqual([
      'listed very late',
      'listed late',
      'listed once',
      'listed often',
    ])
    expect((await of('?days=90'))[0]?.text).toBe('listed too late')
  })

  it('lists 200 at most', async () => {
    await store.sql.query(
      `INSERT INTO "UnansweredSearch" ("day", "text", "outcome")
       SELECT (now() AT TIME ZONE 'UTC')::date, 'many ' || n, 'nothing' FROM generate_series(1, 250) n`,
    )
    try {
      expect(await listed('?days=90')).toHaveLength(200)
    } finally {
      await store.sql.query(`DELETE FROM "UnansweredSearch" WHERE "text" LIKE 'many %'`)
    }
  })

  it.each(['days=0', 'days=91', 'days=x', 'days=-1', 'days='])('refuses %s', async (query) => {
    const answer = await admin.call(`${UNANSWERED}?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toBe('days')
  })
})
