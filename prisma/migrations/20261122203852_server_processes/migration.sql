-- CreateTable
CREATE TABLE "ServerProcess" (
    "id" TEXT NOT NULL,
    "pagesVersion" BIGINT NOT NULL DEFAULT 0,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ServerProcess_pkey" PRIMARY KEY ("id")
);
