import { describe, expect, it } from '@jest/globals'
import { MINUTE_MS } from '@/lib/core/time'
import { dueAttempt } from './due-attempt'

const now = new Date('2026-11-25T04:30:00Z')
const failed = (minutes: number) =>
  ({ status: 'failed', finishedAt: new Date(now.getTime() - minutes * MINUTE_MS) }) as const
const succeeded = { status: 'succeeded', finishedAt: now } as const
const running = { status: 'running', finishedAt: null } as const

describe('the attempt at a day’s backup that is due', () => {
  it.each<[string, Parameters<typeof dueAttempt>[0], number, number | null]>([
    ['is none before the hour', [], 2, null],
    ['is the first in the hour', [], 3, 1],
    ['is the first later, when no worker was there', [], 22, 1],
    ['is none while one runs', [running], 4, null],
    ['is none after one that succeeded', [failed(90), succeeded], 4, null],
    ['is none soon after one that failed', [failed(59)], 4, null],
    ['is the next an hour after one that failed', [failed(60)], 4, 2],
    ['is none after three', [failed(180), failed(120), failed(60)], 7, null],
  ])('%s', (_case, attempts, hour, due) => {
    expect(dueAttempt(attempts, { hour, fromHour: 3, now })).toBe(due)
  })
})
