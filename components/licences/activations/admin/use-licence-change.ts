import { useState } from 'react'
import { toastFailure } from '@/components/back-office/toast-failure'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminLicence } from '@/lib/licences/activations/contracts'

type Said = { done: { title: string; description?: string }; failed: string }

/** One change of a licence's devices at a time, with what is said of it. */
export function useLicenceChange(onChanged: (licence: AdminLicence) => void) {
  const [isChanging, setChanging] = useState(false)

  const change = async (make: () => Promise<AdminLicence>, { done, failed }: Said) => {
    setChanging(true)
    try {
      onChanged(await make())
      showToast(done)
    } catch (failure) {
      toastFailure(failed, failure)
    }
    setChanging(false)
  }
  return { isChanging, change }
}
