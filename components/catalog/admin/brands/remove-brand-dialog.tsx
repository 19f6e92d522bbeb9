import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminBrand } from '@/lib/catalog/brand-page-contracts'
import { useBrandsChanged } from './use-brands'

type Props = { brand: AdminBrand; onClose: () => void }

/** Asks before a publisher is left its name and initials alone. */
export function RemoveBrandDialog({ brand: { publisher }, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const changed = useBrandsChanged()
  return (
    <ConfirmDialog
      title={t('brands.remove')}
      confirmLabel={t('brands.remove')}
      pendingLabel={t('brands.removing')}
      onConfirm={async () => {
        const call = callAdmin('DELETE /api/admin/brands', { query: { publisher } })
        await withFailureToast(t('error'), call, t('brands.removeFailed')).finally(changed)
        showUndoableToast({
          title: t('brands.removed'),
          description: publisher,
          entityType: 'brand',
          entityId: publisher,
          onUndone: changed,
        })
      }}
      onClose={onClose}
    >
      <p>{t('brands.removeText', { name: publisher })}</p>
    </ConfirmDialog>
  )
}
