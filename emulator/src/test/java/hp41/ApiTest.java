package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** Checks that the page about the library lists the types that the module exports. */
class ApiTest {

  private static final Path SOURCES = Path.of("src/main/java");

  private static final Path CLASSES = Path.of("target/classes");

  private static final JavaClasses EMULATOR = new ClassFileImporter().importPath(CLASSES);

  /** The largest number of types that everybody who uses the library can see. */
  private static final int MOST_TYPES = 45;

  @Test
  void onlyPackagesOfTheApiAreExportedToEveryone() {
    ModuleDescriptor module =
        ModuleFinder.of(CLASSES).find("hp41.emulator").orElseThrow().descriptor();
    assertThat(module.exports())
        .filteredOn(it -> !it.isQualified())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactlyInAnyOrderElementsOf(LibraryPage.packagesOfApi());
    assertThat(module.requires())
        .extracting(ModuleDescriptor.Requires::name)
        .containsExactlyInAnyOrder("java.base", "org.apache.commons.lang3");
  }

  @Test
  void allTypesThatEveryoneSeesAreOnThePage() {
    Set<String> named = new TreeSet<>(LibraryPage.api());
    named.addAll(LibraryPage.forOwnModules());
    assertThat(EMULATOR)
        .filteredOn(type -> isPublic(type) && type.isTopLevelClass())
        .filteredOn(type -> LibraryPage.packagesOfApi().contains(type.getPackageName()))
        .hasSizeLessThanOrEqualTo(MOST_TYPES)
        .extracting(JavaClass::getName)
        .isSubsetOf(named);
  }

  @Test
  void apiUsesOnlyTypesOfThePage() {
    Set<String> api = LibraryPage.api();
    Set<String> named = new TreeSet<>(api);
    named.addAll(LibraryPage.forOwnModules());
    Set<String> unnamed = new TreeSet<>();
    for (JavaClass type : EMULATOR) {
      if (isPublic(type) && api.contains(outermost(type))) {
        type.getCodeUnits().stream()
            .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
            .flatMap(ApiTest::mentioned)
            .filter(it -> it.getPackageName().startsWith("hp41"))
            .filter(it -> !named.contains(outermost(it)))
            .forEach(it -> unnamed.add(type.getName() + " speaks of " + it.getName()));
      }
    }
    assertThat(unnamed).isEmpty();
  }

  @Test
  void typesOfThePageArePublicAndNamedOnce() {
    Set<String> api = LibraryPage.api();
    Set<String> others = LibraryPage.forOwnModules();
    assertThat(api).isNotEmpty().doesNotContainAnyElementsOf(others);
    Set<String> there =
        EMULATOR.stream()
            .filter(ApiTest::isPublic)
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    assertThat(there).containsAll(api).containsAll(others);
  }

  @Test
  void everyPublicTypeAndMethodSaysWhatItDoes() throws IOException {
    List<File> files = new ArrayList<>();
    for (String name : LibraryPage.packagesOfApi()) {
      try (Stream<Path> all = Files.list(SOURCES.resolve(name.replace('.', '/')))) {
        all.filter(file -> file.toString().endsWith(".java")).map(Path::toFile).forEach(files::add);
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromFiles(files));
      Silent silent = new Silent(DocTrees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        silent.scan(unit, null);
      }
      assertThat(silent.seen).isGreaterThan(350);
      assertThat(silent.found).isEmpty();
    }
  }

  private static Stream<JavaClass> mentioned(JavaCodeUnit unit) {
    return Stream.concat(
        unit.getReturnType().getAllInvolvedRawTypes().stream(),
        unit.getParameterTypes().stream().flatMap(it -> it.getAllInvolvedRawTypes().stream()));
  }

  private static boolean isPublic(JavaClass type) {
    boolean open = type.getModifiers().contains(JavaModifier.PUBLIC);
    return open && type.getEnclosingClass().map(ApiTest::isPublic).orElse(true);
  }

  /** Returns the name of the outermost type that encloses a type, or the elements of an array. */
  private static String outermost(JavaClass type) {
    return StringUtils.substringBefore(type.getBaseComponentType().getName(), "$");
  }

  /** Finds public types and methods without Javadoc, except methods that override others. */
  private static final class Silent extends TreePathScanner<Void, Void> {

    private final DocTrees documentation;
    private final List<String> found = new ArrayList<>();
    private int seen;

    Silent(DocTrees documentation) {
      this.documentation = documentation;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      if (isOpen(type.getModifiers())) {
        look(type.getSimpleName().toString());
        return super.visitClass(type, nothing);
      }
      return nothing;
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      boolean overrides = method.getModifiers().toString().contains("@Override");
      boolean constructsRecord =
          parent().getKind() == Tree.Kind.RECORD && method.getReturnType() == null;
      if (isOpen(method.getModifiers()) && !overrides && !constructsRecord) {
        look(method.getName().toString());
      }
      return nothing;
    }

    private boolean isOpen(ModifiersTree modifiers) {
      Set<Modifier> flags = modifiers.getFlags();
      boolean implied = parent().getKind() == Tree.Kind.INTERFACE;
      return flags.contains(Modifier.PUBLIC) || implied && !flags.contains(Modifier.PRIVATE);
    }

    private Tree parent() {
      return getCurrentPath().getParentPath().getLeaf();
    }

    private void look(String name) {
      seen++;
      if (documentation.getDocComment(getCurrentPath()) == null) {
        found.add(getCurrentPath().getCompilationUnit().getSourceFile().getName() + ": " + name);
      }
    }
  }
}
