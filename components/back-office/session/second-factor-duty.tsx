'use client'

import { useTranslations } from 'next-intl'
import { AdminBrand } from '@/components/back-office/shell/admin-brand'
import { LogoutButton } from './logout-button'
import { SetUpSteps } from './second-factor/set-up-steps'

/** What an administrator sees instead of the back office until a second factor is set up. */
export function SecondFactorDuty({ onDone }: { onDone: () => void }) {
  const t = useTranslations('backOffice.staff')
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4 sm:p-6">
      <div className="w-full max-w-md space-y-5">
        <div className="flex items-center justify-between gap-3">
          <AdminBrand />
          <LogoutButton size="sm" />
        </div>
        <section
          aria-labelledby="second-factor-duty"
          className="rounded-card border border-line bg-surface p-5 shadow-card"
        >
          <h1 id="second-factor-duty" className="text-lg font-bold">
            {t('secondFactor.setUpTitle')}
          </h1>
          <p className="mt-1 mb-5 text-sm text-muted">{t('duty.text')}</p>
          <SetUpSteps onDone={onDone} />
        </section>
      </div>
    </main>
  )
}
