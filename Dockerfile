# The same set-up script as on a machine, so that the image and a machine never drift.
FROM node:22-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json ./
COPY server/toolchain/setup.sh server/toolchain/packages.txt server/toolchain/
RUN bash server/toolchain/setup.sh packages && rm -rf /var/lib/apt/lists/*
COPY . .
ARG SITE_URL
ARG PUBLIC_API_ORIGIN
ARG PUBLIC_CONTACT
RUN bash server/toolchain/setup.sh install \
  && useradd --uid 10000 --create-home converter \
  && install -d -o converter -g converter -m 0711 /data

USER converter
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/bun", "-e", "const r = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`); process.exit(r.ok ? 0 : 1)"]
# Needs user namespaces inside the container; see "In a container" in README.md for the flags.
CMD ["node_modules/.bin/bun", "server/main.ts"]
