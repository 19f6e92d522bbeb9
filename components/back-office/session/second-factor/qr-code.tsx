'use client'

import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@/components/ui/skeleton'

/** What readers of QR codes want to see around one. */
const QUIET = 4

/** The dark fields of a QR code, each a square of the path. */
async function drawn(text: string) {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}

/** A QR code; its code loads with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['QR code', text],
    queryFn: () => drawn(text),
    gcTime: 0,
  })
  if (!data) return <Skeleton className="size-44" />
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control border border-line bg-white"
    >
      <path d={data.path} fill="#000" />
    </svg>
  )
}
