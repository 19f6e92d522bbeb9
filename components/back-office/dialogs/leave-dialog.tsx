'use client'

import { useRouter } from 'next/navigation'
import type { useLeaveGuard } from '@/components/back-office/use-leave-guard'
import { ConfirmDialog } from './confirm-dialog'

type Props = { guard: ReturnType<typeof useLeaveGuard>; onDiscard: () => void }

/** Asks before a link leads away from a form that is not saved. @param onDiscard resets the form */
export function LeaveDialog({ guard: { target, stay }, onDiscard }: Props) {
  const router = useRouter()
  if (target === undefined) return null
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirmLabel="Discard"
      onConfirm={async () => {
        onDiscard()
        router.push(target)
      }}
      onClose={stay}
    >
      <p>What you have written since the last time you saved is lost.</p>
    </ConfirmDialog>
  )
}
