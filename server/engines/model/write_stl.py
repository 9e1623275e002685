def write_stl(scene, output, matrix):
    """Writes triangles in bytes. Reports nothing: an STL has only shapes."""
    count, row = 0, struct.Struct("<12fH")
    with open(output, "wb") as file:
        file.write(bytes(84))
        for part in scene.parts(matrix):
            scene.spend(9 * len(part.triangles))
            made = bytearray()
            for a, b, c in part.triangles:
                (ax, ay, az), (bx, by, bz), (cx, cy, cz) = part.corners[a], part.corners[b], part.corners[c]
                ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
                x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
                length = math.sqrt(x * x + y * y + z * z) or 1.0
                made += row.pack(x / length, y / length, z / length, ax, ay, az, bx, by, bz, cx, cy, cz, 0)
            file.write(made)
            count += len(part.triangles)
        file.seek(80)
        file.write(struct.pack("<I", count))
    if not count:
        sys.exit(NO_SHAPE)


run(write_stl)
