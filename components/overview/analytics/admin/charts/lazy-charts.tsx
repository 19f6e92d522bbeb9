'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/skeleton'

const loading = () => <Skeleton className="h-full" />

// Only this tab loads the chart library, after its data.
export const DayChart = dynamic(() => import('./day-chart').then((module) => module.DayChart), {
  ssr: false,
  loading,
})

export const RankChart = dynamic(() => import('./rank-chart').then((module) => module.RankChart), {
  ssr: false,
  loading,
})
