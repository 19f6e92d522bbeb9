/** `725` basis points → `7.25`. */
export const percentText = (basisPoints: number): string =>
  String(Math.round(basisPoints * 10) / 1000)
