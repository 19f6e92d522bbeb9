import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Button } from '@/components/ui/button'
import type { AdminProduct } from '@/lib/catalog/admin-contracts'
import { payloadOf } from './product-values'
import type { useProductForm } from './use-product-form'

type PreviewButtonProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form'>
  /** Omitted for a product that is not saved yet. */
  product?: AdminProduct
  disabled: boolean
}

/** Opens the page of a product as it stands in the form, saved or not, in a new tab. */
export function PreviewButton({ form: { form }, product, disabled }: PreviewButtonProps) {
  const t = useTranslations('backOffice.catalog.preview')
  const [isWorking, setWorking] = useState(false)

  async function preview() {
    // Opened in the click handler itself: later, popup blockers would stop it.
    const tab = window.open('', '_blank')
    setWorking(true)
    try {
      const body = { ...payloadOf(form.getValues(), product), productId: product?.id ?? null }
      const { path } = await callAdmin('POST /api/admin/products/preview', { body })
      if (tab) {
        tab.opener = null
        tab.location.replace(path)
      } else window.location.assign(path)
    } catch (error) {
      tab?.close()
      toastFailure(t('failed'), error, t('notPossible'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <Button variant="outline" disabled={disabled || isWorking} onClick={preview}>
      {t('button')}
    </Button>
  )
}
