import { defineStates } from '@/lib/core/state-table'

/** The states of a backup and every transition between them. */
export const BACKUP_STATES = defineStates({
  name: 'backup',
  states: ['running', 'succeeded', 'failed'],
  initial: ['running'],
  final: ['succeeded', 'failed'],
  transitions: [
    { event: 'finish', from: ['running'], to: 'succeeded' },
    { event: 'fail', from: ['running'], to: 'failed' },
  ],
})

export type BackupEvent = (typeof BACKUP_STATES.transitions)[number]['event']
