'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Icon } from '@/components/ui/icon/icon'
import { preloadToasts, showToast } from '@/components/ui/toast/toaster'
import { getPathname } from '@/lib/i18n/navigation'

/** Shares a product's URL through the device's dialog, or else copies it. */
export function ShareButton({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('product')
  const toasts = useTranslations('toasts')
  const locale = useLocale()
  const id = useId()
  /** The URL to copy by hand, where the browser blocks the clipboard. */
  const [address, setAddress] = useState<string>()

  async function share() {
    const url = location.origin + getPathname({ href: `/products/${slug}`, locale })
    if ((await offer({ title: name, url })) !== 'refused') return
    try {
      await navigator.clipboard.writeText(url)
      setAddress(undefined)
      showToast({ title: toasts('linkCopied'), description: url })
    } catch {
      setAddress(url)
    }
  }

  return (
    <>
      <Button
        variant="outline"
        className="w-full"
        onPointerEnter={preloadToasts}
        onFocus={preloadToasts}
        onClick={share}
      >
        <Icon name="share-2" />
        {t('share')}
      </Button>
      {address !== undefined && (
        <div className="col-span-full">
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {t('copyAddress')}
          </label>
          <input
            id={id}
            readOnly
            dir="ltr"
            value={address}
            ref={(input) => {
              input?.focus()
              input?.select()
            }}
            className={`${fieldStyle} h-11 text-sm!`}
          />
        </div>
      )}
    </>
  )
}

/** The device's dialog; cancelling it ends the share without the fallback. */
async function offer(data: ShareData): Promise<'shared' | 'cancelled' | 'refused'> {
  if (typeof navigator.share !== 'function') return 'refused'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
