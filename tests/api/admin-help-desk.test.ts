import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { overviewSchema } from '@/lib/overview/contracts'
import {
  type AdminMessage,
  adminMessageSchema,
  assigneesSchema,
  messageRowsSchema,
} from '@/lib/service/messages/admin-contracts'
import {
  savedAnswerSchema,
  savedAnswersSchema,
} from '@/lib/service/messages/saved-answers/contracts'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/messages'
const SAVED = '/api/admin/saved-answers'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())

/** A message of somebody new, as it is stored. */
async function write(email = `${apiClient(store.url).session}@visitor.example`, age = '0 days') {
  const { rows } = await store.sql.query(
    `INSERT INTO "ContactMessage" ("name", "email", "subject", "message", "createdAt", "updatedAt")
     VALUES ('Ada Visitor', $1, 'The key is not taken', 'First line', now() - $2::interval, now())
     RETURNING "id"`,
    [email, age],
  )
  return { id: Number(rows[0].id), email }
}
const read = async (id: number): Promise<AdminMessage> =>
  adminMessageSchema.parse((await admin.call(`${PATH}/${id}`)).body)
const change = (id: number, body: object) => admin.call(`${PATH}/${id}`, { method: 'PATCH', body })
const found = async (query: string) =>
  messageRowsSchema.parse((await admin.call(`${PATH}?${query}`)).body).map(({ id }) => id)
const audit = async (entityType: string, entityId: number) =>
  (
    await store.sql.query(
      `SELECT "action", "before", "after" FROM "AuditEntry"
       WHERE "entityType" = $1 AND "entityId" = $2 ORDER BY "id"`,
      [entityType, String(entityId)],
    )
  ).rows

/** A new user of a role, by id. */
async function userOf(role: 'support' | 'finance'): Promise<number> {
  const username = `${role}-${randomUUID()}`
  const { rows } = await store.sql.query(
    `INSERT INTO "User" ("username", "email", "passwordHash", "role", "updatedAt")
     VALUES ($1, $2, '', $3::"UserRole", now()) RETURNING "id"`,
    [username, `${username}@softhaven.example`, role],
  )
  return Number(rows[0].id)
}

describe('who takes care of a message', () => {
  it.each([{ isActive: false }, { role: 'finance' }])(
    'is nobody once the user is %j',
    async (body) => {
      const support = await userOf('support')
      const { id, email } = await write()
      await change(id, { assigneeId: support })
      const changed = await admin.call(`/api/admin/users/${support}`, { method: 'PATCH', body })
      expect(changed.status).toBe(200)
      expect(await found(`search=${email}&assignee=nobody`)).toEqual([id])
      expect((await audit('message', id)).at(-1)).toEqual({
        action: 'message.assign',
        before: { assigneeId: support },
        after: { assigneeId: null },
      })
    },
  )

  it('is somebody who may answer it, is found by, and is nobody once the user is deleted', async () => {
    const [support, finance] = [await userOf('support'), await userOf('finance')]
    const { id, email } = await write()
    const offered = assigneesSchema.parse((await admin.call(`${PATH}/assignees`)).body)
    expect(offered.map((one) => one.id)).toContain(support)
    expect(offered.map((one) => one.id)).not.toContain(finance)
    expect(await found(`search=${email}&assignee=nobody`)).toEqual([id])

    const refused = await change(id, { assigneeId: finance })
    expect(refused.status).toBe(400)
    expect(refused.body.issues[0].path).toBe('assigneeId')
    expect((await change(id, { assigneeId: support })).body.assignee.id).toBe(support)
    expect(await found(`search=${email}&assignee=${support}`)).toEqual([id])
    expect(await found(`search=${email}&assignee=me`)).toEqual([])
    expect(await found(`search=${email}&assignee=nobody`)).toEqual([])
    expect((await admin.call(`${PATH}?assignee=everybody`)).status).toBe(400)
    expect(await audit('message', id)).toEqual([
      {
        action: 'message.assign',
        before: { assigneeId: null },
        after: { assigneeId: support },
      },
    ])

    expect((await admin.call(`/api/admin/users/${support}`, { method: 'DELETE' })).status).toBe(204)
    expect((await read(id)).assignee).toBeNull()
  })
})

describe('internal notes of a message', () => {
  it('stand beside its answers, are never mailed, and go with the message', async () => {
    const { id, email } = await write()
    const other = await write(email.toUpperCase())
    const noted = await admin.post(`${PATH}/${id}/notes`, { note: 'Key was\n\nreplaced' })
    expect(adminMessageSchema.parse(noted.body)).toMatchObject({
      status: 'open',
      notes: [{ text: 'Key was\n\nreplaced', username: 'admin' }],
      others: [{ id: other.id }],
    })
    expect(await mailsTo(store, email)).toEqual([])
    expect((await admin.post(`${PATH}/${id}/notes`, { note: ' ' })).status).toBe(400)
    const noteId = noted.body.notes[0].id
    const remove = (messageId: number) =>
      admin.call(`${PATH}/${messageId}/notes/${noteId}`, { method: 'DELETE' })
    expect((await remove(other.id)).status).toBe(404)
    expect((await remove(id)).body.notes).toEqual([])
    const entries = await audit('message', id)
    expect(entries.map(({ action }) => action)).toEqual(['message.note', 'message.delete_note'])
    expect(JSON.stringify(entries)).not.toContain('replaced')

    await admin.post(`${PATH}/${id}/notes`, { note: 'Once more' })
    expect((await admin.call(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204)
    const { rows } = await store.sql.query('SELECT 1 FROM "ContactNote" WHERE "messageId" = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })
})

describe('saved answers', () => {
  it('are kept, changed, and deleted, with a trail', async () => {
    const name = `Key ${randomUUID()}`
    const created = await admin.post(SAVED, {
      name,
      texts: { en: 'Dear {name}', de: '', fr: 'Bonjour {name}' },
    })
    expect(created.status).toBe(201)
    const { id, texts, updatedAt } = savedAnswerSchema.parse(created.body)
    expect(texts).toEqual({ en: 'Dear {name}', fr: 'Bonjour {name}' })
    const listed = savedAnswersSchema.parse((await admin.call(SAVED)).body)
    expect(listed.find((one) => one.id === id)?.name).toBe(name)

    expect(
      (await admin.post(SAVED, { name: name.toUpperCase(), texts: { en: 'Hi' } })).body.issues[0]
        .path,
    ).toBe('name')
    const put = (body: object) => admin.call(`${SAVED}/${id}`, { method: 'PUT', body })
    expect((await put({ name, texts: { de: 'Hallo' }, expectedUpdatedAt: updatedAt })).status).toBe(
      200,
    )
    expect((await put({ name, texts: { de: 'Hi' }, expectedUpdatedAt: updatedAt })).status).toBe(
      409,
    )
    const remove = () => admin.call(`${SAVED}/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await audit('saved_answer', id)).map(({ action }) => action)).toEqual([
      'saved_answer.create',
      'saved_answer.update',
      'saved_answer.delete',
    ])
  })

  it.each([
    [{ texts: { en: 'Dear {Name}' } }, 'texts.en'],
    [{ texts: { en: '', de: ' ' } }, 'texts.en'],
    [{ texts: { xx: 'Ciao' } }, undefined],
    [{ name: ' ' }, 'name'],
  ])('refuse %j', async (more, path) => {
    const refused = await admin.post(SAVED, { name: randomUUID(), texts: { en: 'Hi' }, ...more })
    expect(refused.status).toBe(400)
    if (path) expect(refused.body.issues[0].path).toBe(path)
  })

  it('are not sent with a variable left open', async () => {
    const { id, email } = await write()
    const answer = (text: string) =>
      admin.post(`${PATH}/${id}/answer`, { answerId: randomUUID(), text })
    const refused = await answer('Order {orderNumber} is on its way')
    expect(refused.status).toBe(400)
    expect(refused.body.issues[0].path).toBe('text')
    expect((await read(id)).answers).toEqual([])
    expect(await mailsTo(store, email)).toEqual([])
    expect((await answer('Order SH-1 is on its way')).status).toBe(200)
  })
})

it('tells on the start page how old the oldest message is that waits, which the list begins with', async () => {
  const { id, email } = await write(undefined, '4000 days')
  const oldest = async () =>
    overviewSchema.parse((await admin.call('/api/admin/overview')).body).oldestMessage
  const { createdAt } = await read(id)
  expect(await oldest()).toBe(createdAt)
  expect((await found('status=open&sort=oldest&limit=1'))[0]).toBe(id)
  await write(email)
  expect(await found(`search=${email}&sort=newest&limit=1`)).not.toEqual([id])
  await change(id, { status: 'closed' })
  expect(await oldest()).not.toBe(createdAt)
})

it('takes the permission for messages', async () => {
  const finance = await clientOfRole(store, 'finance')
  for (const path of [`${PATH}/assignees`, SAVED]) {
    expect((await finance.call(path)).status).toBe(403)
    expect((await apiClient(store.url).call(path)).status).toBe(401)
  }
})
