import { setDefaultTimeout } from 'bun:test';

// Preloaded by bunfig.toml. Tests run real tools, whose time depends on the machine: only what hangs for minutes is a failure.
setDefaultTimeout(600_000);
