import { useLocale, useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import { localFact } from '@/lib/catalog/own-fact-rules'
import { useOwnFactsChanged } from './use-own-facts'

type Props = { fact: AdminOwnFact; onClose: () => void }

/** Asks before a fact is deleted, with what products have of it. */
export function DeleteOwnFactDialog({ fact, onClose }: Props) {
  const t = useTranslations('backOffice.catalog.ownFacts')
  const catalog = useTranslations('backOffice.catalog')
  const changed = useOwnFactsChanged()
  const { name } = localFact(fact, useLocale())
  return (
    <ConfirmDialog
      title={t('delete')}
      confirmLabel={t('delete')}
      pendingLabel={t('deleting')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/own-facts/[id]', { params: { id: fact.id } })
        await withFailureToast(catalog('error'), call, t('deleteFailed')).finally(changed)
        showToast({ title: t('deleted'), description: name })
      }}
      onClose={onClose}
    >
      <p>{t('deleteText', { name })}</p>
      <p className="mt-2 font-semibold">{t('deleteUsed', { count: fact.productCount })}</p>
    </ConfirmDialog>
  )
}
