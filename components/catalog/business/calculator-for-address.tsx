'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentProps, Suspense } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import { SeatCalculator } from './seat-calculator'
import { askedSeats } from './seats-in-address'

type CalculatorProps = Omit<ComponentProps<typeof SeatCalculator>, 'asked'>

/** With what the address asks for, which the browser reads: one prerendered page serves every address. */
export function CalculatorForAddress(props: CalculatorProps) {
  return (
    <QueryProvider>
      <Suspense fallback={<SeatCalculator {...props} asked={askedSeats(new URLSearchParams())} />}>
        <Asked {...props} />
      </Suspense>
    </QueryProvider>
  )
}

function Asked(props: CalculatorProps) {
  const query = useSearchParams()
  return <SeatCalculator {...props} asked={askedSeats(new URLSearchParams(query))} />
}
