/** Why a service that keeps objects did not do what it was asked, in words for the owner that hold no secret. */
export class StorageError extends Error {
  constructor(
    message: string,
    /** Of the answer; `null` when there was none. */
    readonly status: number | null,
    /** In how many seconds it wants to be asked again, if it says so. */
    readonly retryAfter = 0,
  ) {
    super(message)
    this.name = 'StorageError'
  }
}
