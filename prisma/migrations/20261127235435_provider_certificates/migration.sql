-- CreateTable
CREATE TABLE "ProviderCertificate" (
    "address" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderCertificate_pkey" PRIMARY KEY ("address")
);
