-- CreateTable
CREATE TABLE "SavedAnswer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SavedAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SavedAnswer_name_key" ON "SavedAnswer"("name");
